import { expect, test } from 'vitest'
import { aProduct, api } from '../../../../test/support/api.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../../test/support/people.ts'
import { aRecipient } from '../../../../test/support/recipient.ts'
import { agreeOn, deliveryMethods, describeDelivery } from '../../../contract/orders/delivery.ts'
import { includedTax, taxAt } from '../../../contract/orders/tax.ts'
import { formatCents } from '../../../parts/format-number.ts'

const [parcel] = deliveryMethods(aRecipient.country)
const [collection] = deliveryMethods(undefined)
if (!parcel || !collection) throw new Error('The shop sends parcels and has a collection')
const { priceCents, freeFromCents = 0 } = parcel

/** Two products, for half of the free limit each. */
const products = () =>
  Promise.all([1, 2].map(() => aProduct({ price: freeFromCents / 200, minimum_order: 1 })))

async function order(by: Person, count: number, body: object = {}) {
  const lines = (await products())
    .slice(0, count)
    .map(({ _id }) => ({ productId: _id, quantity: 1 }))
  return api('POST /orders/batch', { by, body: { lines, ...body } })
}

const read = async (id: string, by: Person) => (await api(`GET /purchase/${id}`, { by })).body
const recipient = aRecipient
const charged = agreeOn(parcel, 0)

async function mailText({ email }: Person): Promise<string> {
  const { docs } = await db.collection('mail').where('to', '==', email).get()
  return docs.map((mail) => mail.get('message.text')).join('\n')
}

test('a purchase keeps method, price and days as agreed, below and from the free limit, and the mail says the sum [SHIP-1, SHIP-2]', async () => {
  const buyer = await aCustomer()
  const below = (await order(buyer, 1, { recipient })).body.purchase
  const purchase = await read(below, buyer)
  const goods = freeFromCents / 2
  expect(purchase).toMatchObject({
    totalCents: goods,
    delivery: charged,
    sums: { deliveryCents: priceCents, grossCents: goods + priceCents },
    lines: [{ totalPrice: goods / 100 }],
  })
  const text = await mailText(buyer)
  expect(text).toContain(`Delivery: ${describeDelivery(parcel)}, ${formatCents(priceCents)}`)
  expect(text).toContain(`To pay: ${formatCents(goods + priceCents)}`)
  const free = (await order(buyer, 2, { recipient })).body.purchase
  expect(await read(free, buyer)).toMatchObject({ delivery: { ...charged, priceCents: 0 } })
  const collected = (await order(buyer, 1)).body.purchase
  expect((await read(collected, buyer)).delivery).toEqual(agreeOn(collection, goods))
})

test('another price than expected and an impossible method refuse the order, and nothing is written [SHIP-1]', async () => {
  const [buyer, product] = await Promise.all([aCustomer(), aProduct({ price: 1 })])
  const wrong = [
    [409, 'delivery-changed', { recipient, expectedDeliveryCents: priceCents + 1 }],
    [400, 'delivery-unavailable', { recipient, delivery: 'no-such-method' }],
    [400, 'delivery-unavailable', { delivery: parcel.id }],
  ] as const
  for (const [status, code, choice] of wrong) {
    const refused = await order(buyer, 1, choice)
    expect(refused).toMatchObject({ status, body: { code } })
    const body = { productId: product._id, quantity: 1, ...choice }
    expect((await api('POST /orders', { by: buyer, body })).body.code).toBe(code)
  }
  expect((await api('GET /myorders', { by: buyer })).body).toEqual([])
  const choice = { recipient, delivery: parcel.id, expectedDeliveryCents: priceCents }
  expect((await order(buyer, 1, choice)).status).toBe(200)
})

test('cancelling a part keeps the agreed delivery, and cancelling all makes nothing due [SHIP-2]', async () => {
  const buyer = await aCustomer()
  const { body } = await order(buyer, 2, { recipient, delivery: parcel.id })
  const [first, second] = body.insertedIds
  await api(`DELETE /myorder/${first}`, { by: buyer })
  const left = await read(body.purchase, buyer)
  expect(left).toMatchObject({ delivery: { priceCents: 0 }, sums: { deliveryCents: 0 } })
  const charging = (await order(buyer, 1, { recipient })).body
  await api(`DELETE /myorder/${charging.insertedIds[0]}`, { by: buyer })
  await api(`DELETE /myorder/${second}`, { by: buyer })
  const cancelled = await read(charging.purchase, buyer)
  expect(cancelled).toMatchObject({ delivery: charged, sums: { deliveryCents: 0, grossCents: 0 } })
})

test('staff who change lines keep the agreed price or change it, which mail and timeline say [SHIP-2]', async () => {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { purchase, insertedIds } = (await order(buyer, 1, { recipient })).body
  const change = (revision: number, body: object) =>
    api(`POST /purchase/${purchase}/lines`, {
      by: admin,
      headers: { 'if-match': `"${revision}"` },
      body: { orders: [], added: [], ...body },
    })
  const orders = [{ orderId: insertedIds[0], quantity: 2 }]
  await change(0, { orders })
  expect((await read(purchase, buyer)).sums).toMatchObject({
    deliveryCents: priceCents,
    grossCents: freeFromCents + priceCents,
  })
  expect(await change(1, { deliveryCents: 150, note: 'Sorry!' })).toMatchObject({ status: 200 })
  const { sums, timeline, delivery, revision } = await read(purchase, buyer)
  expect([sums.grossCents, delivery, revision]).toEqual([
    freeFromCents + 150,
    { ...charged, priceCents: 150 },
    2,
  ])
  expect(timeline.at(-1)).toMatchObject({
    delivery: { before: priceCents, after: 150 },
    note: 'Sorry!',
  })
  const [before, after] = [freeFromCents + priceCents, freeFromCents + 150].map(formatCents)
  expect(await mailText(buyer)).toContain(`${before} → ${after}`)
})

test('a collection that gets an address is sent there for the price of that, also in the country of the shop [SHIP-2]', async () => {
  const buyer = await aCustomer()
  const { purchase } = (await order(buyer, 1)).body
  const edit = (body: object) =>
    api(`PUT /purchase/${purchase}`, { by: buyer, body, headers: { 'if-match': '"0"' } })
  const home = { ...aRecipient, country: collection.countries[0] }
  expect((await edit({ recipient: home })).body.code).toBe('delivery-changed')
  await edit({ recipient: home, expectedDeliveryCents: priceCents })
  expect((await read(purchase, buyer)).delivery).toEqual(charged)
})

test('a price of the delivery that no purchase could be read with is refused [SHIP-2]', async () => {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { purchase } = (await order(buyer, 1, { recipient })).body
  const body = { orders: [], added: [], deliveryCents: Number.MAX_SAFE_INTEGER }
  const headers = { 'if-match': '"0"' }
  const refused = await api(`POST /purchase/${purchase}/lines`, { by: admin, headers, body })
  expect(refused.status).toBe(400)
  expect((await read(purchase, buyer)).delivery).toEqual(charged)
})

test('an address that the agreed delivery does not serve costs the buyer what they agree to, and staff keep the price [SHIP-2]', async () => {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const edit = (id: string, by: Person, body: object) =>
    api(`PUT /purchase/${id}`, { by, body, headers: { 'if-match': '"0"' } })
  const { purchase } = (await order(buyer, 1)).body
  expect(await edit(purchase, buyer, { recipient })).toMatchObject({
    status: 409,
    body: { code: 'delivery-changed', fields: [{ price: priceCents / 100 }] },
  })
  expect((await read(purchase, buyer)).revision).toBe(0)
  const agreed = { recipient, expectedDeliveryCents: priceCents }
  expect((await edit(purchase, buyer, agreed)).status).toBe(200)
  const corrected = await read(purchase, buyer)
  expect(corrected.delivery).toEqual(charged)
  expect(corrected.timeline.at(-1).delivery).toEqual({ before: 0, after: priceCents })
  const other = (await order(buyer, 1)).body.purchase
  await edit(other, admin, { recipient })
  expect((await read(other, buyer)).delivery).toEqual({ ...charged, priceCents: 0 })
  // Within what it serves, nothing changes.
  const paying = (await order(buyer, 1, { recipient })).body.purchase
  await edit(paying, buyer, { recipient: { ...recipient, country: 'FR' } })
  expect((await read(paying, buyer)).delivery).toEqual(charged)
})

test('the overview sums deliveries apart from the goods [SHIP-2]', async () => {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const deliveries = async () => (await api('GET /overview', { by: admin })).body.deliveryCents
  const before = await deliveries()
  await order(buyer, 1, { recipient })
  expect(await deliveries()).toBeGreaterThanOrEqual(before + priceCents)
})

test('a purchase stores country, rate, net and tax of its day, and a change of lines keeps the rate [TAX-1]', async () => {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { purchase, insertedIds } = (await order(buyer, 1, { recipient })).body
  const tax = taxAt(recipient.country, Date.now())
  expect((await read(purchase, buyer)).tax).toEqual(tax)
  // As stored at another rate than that of today's settings.
  await db.doc(`purchases/${purchase}`).update({ tax: { country: 'DE', percent: 19 } })
  await api(`POST /purchase/${purchase}/lines`, {
    by: admin,
    headers: { 'if-match': '"0"' },
    body: { orders: [{ orderId: insertedIds[0], quantity: 2 }], added: [] },
  })
  const changed = await read(purchase, buyer)
  const gross = freeFromCents + priceCents
  expect([changed.tax, changed.sums]).toEqual([
    { country: 'DE', percent: 19 },
    {
      deliveryCents: priceCents,
      netCents: gross - includedTax(gross, 19),
      taxCents: includedTax(gross, 19),
      grossCents: gross,
    },
  ])
  const vatNumber = 'DE 123 456 789'
  const edited = { recipient: { ...recipient, country: 'FR', vatNumber } }
  await api(`PUT /purchase/${purchase}`, {
    by: admin,
    body: edited,
    headers: { 'if-match': '"1"' },
  })
  expect(await read(purchase, buyer)).toMatchObject({
    tax: taxAt('FR', Date.now()),
    recipient: { vatNumber: 'DE123456789' },
  })
})
