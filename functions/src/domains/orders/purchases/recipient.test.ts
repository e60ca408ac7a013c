import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { aProduct, api, eventsOf, idsOf } from '../../../../test/support/api.ts'
import {
  aCustomer,
  anAdmin,
  callerOf,
  db,
  events,
  type Person,
} from '../../../../test/support/people.ts'
import { aRecipient } from '../../../../test/support/recipient.ts'
import { served } from '../../../../test/support/served.ts'
import { formatPurchaseNumber } from '../../../contract/orders/purchase-number.ts'
import type { PurchaseFields } from '../../../contract/orders/recipient.ts'
import { OrderReads } from '../order-reads.ts'
import { orderRoutes } from '../order-routes.ts'
import { OrderStore } from '../order-store.ts'

const fields: PurchaseFields = {
  recipient: aRecipient,
  reference: 'PO-4711',
  message: 'Please ring\nat the back door.',
}

async function aPurchase(by: Person, more: object = {}, count = 2) {
  const products = await Promise.all(Array.from({ length: count }, () => aProduct()))
  const lines = products.map(({ _id }) => ({ productId: _id, quantity: 1 }))
  const { body } = await api('POST /orders/batch', { by, body: { lines, ...more } })
  return { number: String(body.purchase), ids: body.insertedIds as string[] }
}

const edit = (number: string, by: Person, body: object, revision = 0) =>
  api(`PUT /purchase/${number}`, { by, body, headers: { 'if-match': `"${revision}"` } })

const storedPurchase = async (number: string) => (await db.doc(`purchases/${number}`).get()).data()

test('an order and a purchase store recipient, reference and message, once for a key, and no copy in the log [PURCH-2]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const line = { productId: product._id, quantity: 1 }
  const requests = [
    ['POST /orders', line],
    ['POST /orders/batch', { lines: [line] }],
  ] as const
  for (const [call, body] of requests) {
    const [ordered, key] = [{ ...body, ...fields }, randomUUID()]
    const placed = await api(call, { by: alice, body: ordered, key })
    expect((await api(call, { by: alice, body: ordered, key })).body).toEqual(placed.body)
    const other = { ...ordered, recipient: { ...aRecipient, city: 'Bern' } }
    expect((await api(call, { by: alice, body: other, key })).status).toBe(422)

    const number: string = placed.body.purchase
    const purchase = (await api(`GET /purchase/${number}`, { by: alice })).body
    expect(purchase).toMatchObject({ ...fields, revision: 0 })
    const { recipient, reference } = fields
    expect(purchase.lines).toMatchObject([{ recipient, reference }])
    const [id = ''] = purchase.orderIds
    await api(`DELETE /order/${id}`, { by: admin })
    const log = await eventsOf(`orders/${id}`, admin)
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toMatch(/Rita|PO-4711|back door/)
  }
})

test('a shop that only delivers refuses orders without a recipient [PURCH-2]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const reads = new OrderReads(db)
  const url = await served({
    routes: orderRoutes(reads, new OrderStore(events), () => true),
    guards: { authenticate: async () => callerOf(alice) },
  })
  const line = { productId: product._id, quantity: 1 }
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(url + path, request)
    return { status: response.status, body: await response.json() }
  }
  for (const [path, body] of [
    ['/orders', line],
    ['/orders/batch', { lines: [line] }],
  ] as const) {
    const refused = { status: 400, body: { code: 'recipient-required' } }
    expect(await send(path, body)).toMatchObject(refused)
    expect(await send(path, { ...body, recipient: aRecipient })).toMatchObject({ status: 200 })
  }
})

test('staff find orders by name, company, postal code and phone of the recipient and by the reference, as corrected [PURCH-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { number, ids } = await aPurchase(alice, fields, 1)
  // A serial number.
  await db.doc(`orders/${ids[0]}`).update({ buyerPrefixes: FieldValue.arrayUnion('sn 77') })
  const find = async (q: string) => {
    const query = `q=${encodeURIComponent(q)}&email=${alice.email}`
    return idsOf(await api(`GET /orders?${query}`, { by: admin }))
  }
  const searches = ['rita r', 'Receiver', 'mendes', 'render g', '10969', '+49 30 90', '4930901820']
  for (const q of [...searches, 'PO-47']) expect([q, await find(q)]).toEqual([q, ids])
  expect(await find('lindenstraße')).toEqual([])
  const recipient = {
    ...aRecipient,
    name: 'Ron Right',
    postalCode: 'SW1A 1AA',
    phone: '020 7946 x12',
  }
  await edit(number, alice, { recipient })
  for (const q of ['right', 'mendes', 'sw1a 1', '0207946', '020\u20117946\u00a0ext. 12', 'SN 77']) {
    expect([q, await find(q)]).toEqual([q, ids])
  }
  for (const q of ['rita', '10969', '+49 30', 'PO-47']) expect([q, await find(q)]).toEqual([q, []])
})

test('the buyer corrects a purchase and its orders once, and strangers do not know it [PURCH-2]', async () => {
  const [alice, bob, admin] = await Promise.all([aCustomer(), aCustomer(), anAdmin()])
  const { number, ids } = await aPurchase(alice, fields)
  await api(`DELETE /myorder/${ids[1]}`, { by: alice })
  const next = { recipient: { ...aRecipient, city: 'Potsdam' }, message: fields.message }
  expect((await edit(number, bob, next)).status).toBe(404)
  expect((await api(`PUT /purchase/${number}`, { by: alice, body: next })).status).toBe(428)

  const done = { status: 200, body: { modifiedCount: 1, revision: 1 } }
  expect(await edit(number, alice, next)).toMatchObject(done)
  // Sent again after a lost response.
  const again = { status: 200, body: { modifiedCount: 0, revision: 1 } }
  expect(await edit(number, alice, next)).toMatchObject(again)
  const { body: purchase } = await api(`GET /purchase/${number}`, { by: alice })
  expect(purchase).toMatchObject({ ...next, revision: 1 })
  expect(purchase).not.toHaveProperty('reference')
  expect(purchase.lines[0].recipient).toEqual(next.recipient)
  expect(purchase.lines[0]).not.toHaveProperty('reference')
  const time = expect.any(String)
  const step = { type: 'purchase-edited', at: time, by: 'buyer', orderIds: [] }
  expect(purchase.timeline.at(-1)).toEqual(step)
  expect(await eventsOf(`purchases/${number}`, admin)).toMatchObject([
    {
      type: 'purchase-edited',
      subject: `purchases/${number}`,
      actor: { uid: alice.uid },
      before: { recipient: aRecipient, reference: 'PO-4711', revision: 0 },
      after: { recipient: next.recipient, reference: null, revision: 1 },
    },
  ])

  const stale = await edit(number, admin, fields)
  expect(stale).toMatchObject({
    status: 412,
    body: { code: 'stale', current: { ...next, revision: 1 } },
  })
  expect(await storedPurchase(number)).toMatchObject(next)
})

test('buyer and staff who correct a purchase at once do not mix their texts [PURCH-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const to = (city: string) => ({ recipient: { ...aRecipient, city }, reference: city })
  const { number, ids } = await aPurchase(alice, to('Berlin'))
  const edits = [edit(number, alice, to('Kiel')), edit(number, admin, to('Bonn'))]
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  // 503 on a busy machine.
  for (const status of statuses) expect([200, 412, 503]).toContain(status)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  const { recipient, reference } = (await storedPurchase(number)) ?? {}
  expect(recipient.city).toBe(reference)
  for (const order of await db.getAll(...ids.map((id) => db.doc(`orders/${id}`)))) {
    expect(order.data()).toMatchObject({ recipient, reference })
  }
})

test('after the first delivery only staff correct a purchase [PURCH-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const [delivered, partly] = [await aPurchase(alice, fields), await aPurchase(alice, fields)]
  await api(`PUT /deliver/${delivered.ids[0]}`, { by: admin })
  const parcel = { _id: 'x', at: new Date(), lines: [{ orderId: partly.ids[0], pieces: 1 }] }
  await db.doc(`purchases/${partly.number}`).update({ parcels: [parcel] })
  for (const { number } of [delivered, partly]) {
    const next = { ...fields, reference: 'PO-4712' }
    const refused = { status: 409, body: { code: 'already-delivered' } }
    expect(await edit(number, alice, next)).toMatchObject(refused)
    expect((await edit(number, admin, next)).status).toBe(200)
    const { body } = await api(`GET /purchase/${number}`, { by: alice })
    expect(body.lines[0].reference).toBe('PO-4712')
  }
})

test('buyers find their orders, and staff what has happened, by the number and the reference of a purchase [PURCH-2]', async () => {
  const [alice, bob, admin] = await Promise.all([aCustomer(), aCustomer(), anAdmin()])
  const reference = `Büro/${randomUUID()}`
  const { number, ids } = await aPurchase(alice, { ...fields, reference }, 11)
  await Promise.all([aPurchase(alice, fields, 1), aPurchase(bob, { reference }, 1)])
  const found = async (by: Person, q: string) =>
    idsOf(await api(`GET /myorders?q=${encodeURIComponent(q)}`, { by })).toSorted()
  const formatted = formatPurchaseNumber(number)
  for (const q of [number, formatted.toLowerCase(), reference, reference.slice(0, 9)]) {
    expect([q, await found(alice, q)]).toEqual([q, ids.toSorted()])
  }
  expect(await found(bob, formatted)).toEqual([])
  expect(await found(bob, reference)).toHaveLength(1)

  await api(`DELETE /myorder/${ids[0]}`, { by: alice })
  const log = async (text: string, limit = 100) => {
    const subject = encodeURIComponent(text)
    const first = await api(`GET /events?subject=${subject}&limit=${limit}`, { by: admin })
    const next = first.headers.get('link')?.match(/cursor=([^&>]+)/)?.[1]
    const rest = next && (await api(`GET /events?subject=${subject}&cursor=${next}`, { by: admin }))
    return [...first.body, ...(rest ? rest.body : [])].map(({ type, subject }) => [type, subject])
  }
  const events = await log(formatted)
  const placed = ids.map((id) => ['order-placed', `orders/${id}`])
  expect(events[0]).toEqual(['order-cancelled', `orders/${ids[0]}`])
  expect(events.slice(1).toSorted()).toEqual(placed.toSorted())
  expect(await log(number, 5)).toEqual(events)
  // Bob's, too.
  expect(await log(reference.toUpperCase())).toHaveLength(events.length + 1)
})

test('nobody but staff corrects a cancelled purchase [PURCH-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { number, ids } = await aPurchase(alice, fields, 1)
  await api(`DELETE /myorder/${ids[0]}`, { by: alice })
  const next = { ...fields, reference: 'PO-4712' }
  const refused = { status: 409, body: { code: 'cancelled' } }
  expect(await edit(number, alice, next)).toMatchObject(refused)
  expect(await storedPurchase(number)).toMatchObject(fields)
  expect((await edit(number, admin, next)).status).toBe(200)
})
