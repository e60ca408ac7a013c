import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api, aShop, idsOf, stockOf } from '../../../../test/support/api.ts'
import { aCustomer, anAdmin, db, events, type Person } from '../../../../test/support/people.ts'
import { readPurchaseNumber } from '../../../contract/orders/purchase-number.ts'
import { purchaseRequest } from '../booking/purchase-request.ts'
import { OrderStore } from '../order-store.ts'

const parts = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => aProduct({ price: 10 + n })))

/** Buys one piece of each; the ids are in the order of the lines. */
async function aPurchase(by: Person, count: number, key = randomUUID()) {
  const products = await parts(count)
  const lines = products.map(({ _id }) => ({ productId: _id, quantity: 1 }))
  const { body } = await api('POST /orders/batch', { by, body: { lines }, key })
  const ids: string[] = body.insertedIds
  return { number: String(body.purchase), ids, products, lines, key }
}

const read = async (id: string, by: Person) => (await api(`GET /purchase/${id}`, { by })).body

async function mailsTo({ email }: Person) {
  const { docs } = await db.collection('mail').where('to', '==', email).orderBy('createdAt').get()
  return docs.map((mail): string => mail.get('message.subject'))
}

test.each([
  ['7K4M9QXT', '7K4M9QXT'],
  ['7k4m-9qxt', '7K4M9QXT'],
  [' 7K4M 9qxt ', '7K4M9QXT'],
  [' # 7K4M - 9QXT', '7K4M9QXT'],
  ['7K4M#9QXT', undefined],
  ['7K4M9QX', undefined],
  ['7K4M-9QX0', undefined],
  ['7K-4M9QXT', undefined],
  ['Jb2kq8vYx0Zc7WmT4nRs', undefined],
])('%j is the purchase number %j [PURCH-1]', (text, number) => {
  expect(readPurchaseNumber(text)).toBe(number)
})

test('what one request orders is one purchase, written in the commit of its orders, once for a key [PURCH-1]', async () => {
  const alice = await aCustomer()
  const { number, ids, lines, key } = await aPurchase(alice, 3)
  expect(readPurchaseNumber(number)).toBe(number)
  const again = await api('POST /orders/batch', { by: alice, body: { lines }, key })
  expect(again.body).toEqual({ insertedIds: ids, purchase: number })

  const { docs } = await db.collection('purchases').where('uid', '==', alice.uid).get()
  expect(docs.map(({ id }) => id)).toEqual([number])
  const orders = await db.getAll(...ids.map((id) => db.doc(`orders/${id}`)))
  for (const order of orders) {
    expect(order.get('purchase')).toBe(number)
    expect(order.createTime).toEqual(docs[0]?.createTime)
  }
  const single = await api('POST /orders', { by: alice, body: lines[0] })
  expect(single.body.purchase).not.toBe(number)
  expect(idsOf(await api('GET /purchases', { by: alice }))).toEqual([single.body.purchase, number])
})

test('an order whose number is taken gets another number [PURCH-1]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const [body, key] = [{ productId: product._id, quantity: 2 }, randomUUID()]
  const { number } = purchaseRequest(db, body, alice.uid, key)
  const other = { uid: 'another', orderIds: [] }
  for (const tries of [0, 1]) await db.doc(`purchases/${number(tries)}`).create(other)
  const place = () => new OrderStore(events).purchase(body, { ...alice, requestId: 'test' }, key)
  const placed = await place()
  expect(placed.purchase).toBe(number(2))
  expect(await place()).toEqual(placed)
  expect((await db.doc(`purchases/${number(0)}`).get()).data()).toEqual(other)
  expect(await stockOf(product)).toBe(18)
})

test('a purchase is read by its number as people type it, and by the id of any of its orders [PURCH-1]', async () => {
  const [alice, bob, admin] = await Promise.all([aCustomer(), aCustomer(), anAdmin()])
  const { number, ids, products } = await aPurchase(alice, 3)
  const [, second = '', third = ''] = ids
  await api(`DELETE /myorder/${third}`, { by: alice })
  await api(`PUT /deliver/${second}`, { by: admin })
  const typed = `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase()
  const purchase = await read(typed, alice)
  expect(purchase).toMatchObject({
    _id: number,
    email: alice.email,
    orderIds: ids,
    status: 'pending',
    totalCents: 2100,
    lines: ids.map((_id, n) => ({
      _id,
      product: products[n]?.product,
      totalPrice: 10 + n,
      status: ['pending', 'delivered', 'cancelled'][n],
      email: alice.email,
    })),
    timeline: [
      { type: 'order-placed', by: 'buyer', orderIds: expect.arrayContaining(ids) },
      { type: 'order-cancelled', by: 'buyer', orderIds: [third] },
      { type: 'order-delivered', by: 'shop', orderIds: [second] },
    ],
  })
  // Also of one that is cancelled.
  for (const id of [second, third]) expect(await read(id, alice)).toEqual(purchase)
  expect((await read(number, admin)).timeline[2].email).toBe(admin.email)
  for (const id of [number, second, third]) {
    expect((await api(`GET /purchase/${id}`, { by: bob })).status).toBe(404)
  }
})

test('the status and the sum of a purchase follow its orders [PURCH-1]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { number, ids } = await aPurchase(alice, 2)
  const [first = '', second = ''] = ids
  const expectState = async (status: string, totalCents: number) => {
    const list = `GET /purchases?view=admin&email=${alice.email}&status=${status}`
    expect((await api(list, { by: admin })).body).toMatchObject([{ _id: number, totalCents }])
    const other = status === 'pending' ? 'delivered' : 'pending'
    const none = `GET /purchases?view=admin&number=${number.toLowerCase()}&status=${other}`
    expect((await api(none, { by: admin })).body).toEqual([])
  }
  await expectState('pending', 2100)
  await api(`PUT /deliver/${first}`, { by: admin })
  await expectState('pending', 2100)
  await api(`DELETE /order/${second}`, { by: admin })
  await expectState('delivered', 1000)
  await api(`DELETE /order/${first}`, { by: admin })
  await expectState('cancelled', 0)
})

test('staff find the orders of a purchase by its number, and a name that looks like one as a name [PURCH-1]', async () => {
  const [gretchen, admin] = await Promise.all([aCustomer('Gretchen Hay'), anAdmin()])
  const { number, ids } = await aPurchase(gretchen, 3)
  await api(`PUT /deliver/${ids[0]}`, { by: admin })
  const find = async (q: string, more = '') =>
    idsOf(await api(`GET /orders?q=${q}${more}`, { by: admin })).sort()
  expect(await find(`${number.slice(0, 4)}-${number.slice(4)}`)).toEqual([...ids].sort())
  expect(await find(number.toLowerCase(), '&status=delivered')).toEqual([ids[0]])
  expect(await find(number, '&limit=2')).toHaveLength(2)
  const { body } = await api(`GET /orders/count?q=${number}`, { by: admin })
  expect(body).toEqual({ count: 3 })
  expect(await find('gretchen')).toEqual(expect.arrayContaining(ids))
})

test('several orders of a purchase that change together mail its buyer once, and a repetition does not [PURCH-1]', async () => {
  const { alice, bob, admin, product } = await aShop()
  const { number, ids } = await aPurchase(alice, 8)
  const other = await anOrder(bob, product)
  const shown = `${number.slice(0, 4)}-${number.slice(4)}`
  const deliver = (some: string[]) =>
    api('POST /orders/deliver', { by: admin, body: { ids: some } })
  const three = [...ids.slice(0, 3), other]
  const { body } = await deliver(three)
  expect(body.results).toMatchObject(three.map((id) => ({ id, outcome: 'done' })))
  // Pressed again, also by two at once.
  await Promise.all([deliver(three), deliver(three)])
  await api('POST /orders/delete', { by: admin, body: { ids: ids.slice(3, 5) } })
  await api('POST /orders/batch/cancel', { by: alice, body: { ids: ids.slice(5, 6) } })
  await deliver(ids)
  expect(await mailsTo(alice)).toEqual([
    'Your orders are booked: 8 products',
    `3 of 8 parts are on their way: ${shown}`,
    `2 of 8 parts are cancelled: ${shown}`,
    `1 of 6 parts are cancelled: ${shown}`,
    `2 of 5 parts are on their way: ${shown}`,
  ])
  expect(await mailsTo(bob)).toHaveLength(2)
  const { timeline } = await read(number, alice)
  expect(timeline.map(({ orderIds }: { orderIds: string[] }) => orderIds.length)).toEqual([
    8, 3, 2, 1, 2,
  ])
})

test('a number as people type it names the purchase in changes, too [PURCH-1]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const { number, ids, products } = await aPurchase(alice, 1)
  const typed = `${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase()
  const [orderId] = ids
  const match = (revision: number) => ({ 'if-match': `"${revision}"` })
  const send = async (call: string, body?: object, headers = {}) =>
    api(call.replace('/purchase', `/purchase/${typed}`), { by: admin, body, headers })
  const quantities = { orders: [{ orderId, quantity: 2 }], added: [] }
  const lines = [{ orderId, pieces: 1 }]
  const packed = await send('POST /purchase/parcels', { lines })
  const answers = [
    packed,
    await send(`DELETE /purchase/parcel/${packed.body.parcel}`),
    await send('PUT /purchase', { reference: 'PO-4711' }, match(0)),
    await send('POST /purchase/lines', quantities, match(1)),
    await send('POST /purchase/messages', { text: 'On Friday.' }),
    await send('POST /purchase/notes', { text: 'Calls often.' }),
    await send('PUT /purchase/answered'),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(products[0] && (await stockOf(products[0]))).toBe(18)
})
