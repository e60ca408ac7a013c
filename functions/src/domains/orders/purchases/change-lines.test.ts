import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf, stockOf } from '../../../../test/support/api.ts'
import { erased } from '../../../../test/support/erased.ts'
import { expectStock } from '../../../../test/support/expect-stock.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../../test/support/people.ts'
import type { LineChanges } from '../../../contract/orders/purchase-change.ts'
import { formatPrice } from '../../../parts/format-number.ts'

/** A purchase of two pieces of each product, which cost 10, 11 and so on. */
async function aPurchase(count: number) {
  const [buyer, admin] = await Promise.all([aCustomer(), anAdmin()])
  const prices = Array.from({ length: count }, (_, n) => 10 + n)
  const products = await Promise.all(prices.map((price) => aProduct({ price })))
  const lines = products.map(({ _id }) => ({ productId: _id, quantity: 2 }))
  const { body } = await api('POST /orders/batch', { by: buyer, body: { lines } })
  const ids: string[] = body.insertedIds
  return { buyer, admin, products, ids, number: String(body.purchase) }
}

const change = (
  number: string,
  by: Person,
  { orders = [], added = [], note }: Partial<LineChanges>,
  { revision = 0, key = randomUUID() } = {},
) =>
  api(`POST /purchase/${number}/lines`, {
    by,
    key,
    headers: { 'if-match': `"${revision}"` },
    body: { orders, added, ...(note && { note }) },
  })

const read = async (id: string, by: Person) => (await api(`GET /purchase/${id}`, { by })).body

test('staff change, remove and add lines in one commit, with stock, sum, events and one mail, once for a key [PURCH-3]', async () => {
  const { buyer, admin, products, ids, number } = await aPurchase(3)
  const [more, gone, kept] = products
  const [first = '', second = '', third = ''] = ids
  const extra = await aProduct({ price: 5, minimum_order: 4 })
  const wanted = {
    orders: [first, second, third].map((orderId, n) => ({ orderId, quantity: [5, 0, 2][n] ?? 0 })),
    added: [{ productId: extra._id, quantity: 3 }],
    note: 'As you asked by phone.',
  }
  const key = randomUUID()
  // A price of later does not matter for a line that is ordered.
  await db.doc(`products/${more?._id}`).update({ price: 99 })
  const answers = [await change(number, admin, wanted, { key })]
  answers.push(await change(number, admin, wanted, { key }))
  for (const { status, body } of answers) {
    expect([status, body]).toEqual([200, { modifiedCount: 1, revision: 1 }])
  }
  expect((await change(number, admin, { ...wanted, note: 'Other' }, { key })).status).toBe(422)
  expect(await change(number, admin, wanted)).toMatchObject({
    status: 412,
    body: { code: 'stale' },
  })

  const stocks = await Promise.all([more, gone, kept, extra].map((p) => p && stockOf(p)))
  expect(stocks).toEqual([15, 20, 18, 17])
  expect(await Promise.all([more, gone, kept, extra].map((p) => p && ledgerOf(p)))).toEqual(stocks)
  const { lines, timeline, totalCents, revision } = await read(number, buyer)
  expect([totalCents, revision]).toEqual([5 * 1000 + 2 * 1200 + 3 * 500, 1])
  const rows = lines.map((line: { quantity: number; status: string }) => [
    line.quantity,
    line.status,
  ])
  expect(rows).toEqual([
    [5, 'pending'],
    [2, 'deleted'],
    [2, 'pending'],
    [3, 'pending'],
  ])
  const { _id: added } = lines[3]
  const steps = new Map(timeline.map((step: { type: string }) => [step.type, step]))
  expect(steps.get('order-changed')).toMatchObject({
    by: 'shop',
    orderIds: [first],
    quantities: [{ orderId: first, before: 2, after: 5 }],
  })
  expect(steps.get('order-deleted')).toMatchObject({ orderIds: [second] })
  expect(timeline).toContainEqual(
    expect.objectContaining({ type: 'order-placed', by: 'shop', orderIds: [added] }),
  )
  const notes = timeline.flatMap(({ note }: { note?: string }) => note ?? [])
  expect(notes).toEqual([wanted.note])

  // By the id of an added order that is gone, too.
  await api(`DELETE /order/${added}`, { by: admin })
  expect((await read(added, buyer))._id).toBe(number)
  const { docs } = await db.collection('mail').where('to', '==', buyer.email).get()
  const mails = docs.filter((mail) => mail.get('kind') === 'purchase-changed')
  expect(mails).toHaveLength(1)
  for (const text of [
    wanted.note,
    '2 → 5 pieces',
    '2 → 0 pieces',
    `${formatPrice(66)} → ${formatPrice(89)}`,
  ]) {
    expect(mails[0]?.get('message.text')).toContain(text)
  }
  expect(mails[0]?.get('message.text')).not.toContain(kept?.product)
})

test('a refused line refuses the whole change, in words for each line [PURCH-3]', async () => {
  const { admin, products, ids, number } = await aPurchase(3)
  const [a = '', b = '', c = ''] = ids
  const [first, second] = products
  await db.doc(`orders/${b}`).update({ deliveredPieces: 2 })
  const orders = [
    { orderId: a, quantity: 23 },
    { orderId: b, quantity: 1 },
    { orderId: c, quantity: 1 },
    { orderId: 'no-such-order', quantity: 1 },
  ]
  const added = [
    { productId: first?._id ?? '', quantity: 1 },
    { productId: 'no-such-product', quantity: 1 },
  ]
  const { status, body } = await change(number, admin, { orders, added })
  expect([status, body.code]).toEqual([409, 'lines-refused'])
  expect(body.fields).toEqual([
    { path: 'orders.0', code: 'above-stock', message: 'please order Maximum 20 piece' },
    { path: 'orders.1', code: 'below-delivered', message: '2 pieces delivered already: keep them' },
    { path: 'orders.3', code: 'not-found', message: 'There is no such order' },
    {
      path: 'added.0',
      code: 'already-ordered',
      message: 'It is in this purchase: change its quantity instead',
    },
    { path: 'added.1', code: 'not-found', message: 'There is no such product' },
  ])
  const twice = [orders[2], orders[2]].flatMap((line) => line ?? [])
  expect(await change(number, admin, { orders: twice })).toMatchObject({ status: 400 })
  expect(await change('22222222', admin, { orders })).toMatchObject({ status: 404 })
  expect(await read(number, admin)).toMatchObject({ revision: 0, totalCents: 6600 })
  expect(second && (await stockOf(second))).toBe(18)
  // The same values change nothing.
  const same = await change(number, admin, { orders: [{ orderId: c, quantity: 2 }] })
  expect(same.body).toEqual({ modifiedCount: 0, revision: 0 })
})

test('a line that keeps only its delivered pieces is delivered, and a purchase without pending lines keeps its lines [PURCH-3]', async () => {
  const { buyer, admin, products, ids, number } = await aPurchase(2)
  const [first = '', second = ''] = ids
  const [product, deleted] = products
  await db.doc(`orders/${first}`).update({ deliveredPieces: 1 })
  await api(`DELETE /product/${deleted?._id}`, { by: admin })
  const quantities = (quantity: number) => ({
    orders: [first, second].map((orderId) => ({ orderId, quantity })),
  })
  // Of a deleted product there are no more pieces.
  const { body } = await change(number, admin, quantities(3))
  expect(body.fields).toMatchObject([{ path: 'orders.1', code: 'above-stock' }])
  expect((await change(number, admin, quantities(1))).status).toBe(200)
  expect(product && (await stockOf(product))).toBe(19)
  expect(await read(number, buyer)).toMatchObject({
    status: 'pending',
    totalCents: 2100,
    lines: [{ status: 'delivered' }, { status: 'pending' }],
  })
  await api(`PUT /deliver/${second}`, { by: admin })
  const late = await change(number, admin, quantities(0), { revision: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'not-pending' } })
})

test('an account exports the orders that staff have added to its purchases and takes them with it, and the account of staff does not [PURCH-3, ACC-1, ACC-2]', async () => {
  const { buyer, admin, ids, number } = await aPurchase(1)
  const { _id } = await aProduct()
  const added = [{ productId: _id, quantity: 1 }]
  await change(number, admin, { added, note: 'For Ada' })
  const [, order] = (await db.doc(`purchases/${number}`).get()).get('orderIds')
  await api(`DELETE /order/${order}`, { by: admin })
  const { body } = await api(`POST /user/${buyer.email}/export`, { by: buyer })
  for (const type of ['order-placed', 'order-deleted']) {
    const event = { subject: `orders/${order}`, type, by: 'shop' }
    expect(body.events).toContainEqual(expect.objectContaining(event))
  }
  const namesOf = async (subject: string) => {
    const { docs } = await db.collection('events').where('subject', '==', subject).get()
    return docs.map((event) => JSON.stringify([event.get('before'), event.get('after')]))
  }
  await erased(admin)
  expect((await namesOf(`orders/${order}`)).join()).toContain(buyer.email)
  await erased(buyer)
  for (const id of [order, ids[0]]) {
    for (const text of await namesOf(`orders/${id}`)) expect(text).not.toMatch(/@|For Ada/)
  }
  expect((await db.collection('mail').where('to', '==', buyer.email).get()).size).toBe(0)
})

test('pieces that are removed are first those that the buyer has withdrawn [BACK-1]', async () => {
  const { buyer, admin, ids, number, products } = await aPurchase(2)
  const [orderId = '', other = ''] = ids
  const email = buyer.email
  await api('POST /withdrawals', { body: { name: 'Bea', email, purchase: number } })
  const orders = [
    { orderId, quantity: 1 },
    { orderId: other, quantity: 0 },
  ]
  await change(number, admin, { orders })
  const { lines, totalCents } = await read(number, admin)
  expect(lines).toMatchObject([
    { quantity: 1, withdrawnPieces: 1 },
    { status: 'deleted', withdrawnPieces: 2 },
  ])
  await change(number, admin, { orders: [{ orderId, quantity: 5 }] }, { revision: 1 })
  const [order] = (await read(number, admin)).lines
  expect(order).toMatchObject({ quantity: 5, withdrawnPieces: 1 })
  expect(totalCents).toBe(1000)
  await Promise.all(products.map((product, n) => expectStock(product, [15, 20][n] ?? 0)))
})
