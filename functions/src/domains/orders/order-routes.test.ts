import { expect, test } from 'vitest'
import { anOrder, api, aShop, eventsOf, idsOf } from '../../../test/support/api.ts'
import { expectStock } from '../../../test/support/expect-stock.ts'
import { logLines } from '../../../test/support/log-lines.ts'
import { db, type Person } from '../../../test/support/people.ts'

test('customers see their own orders, newest first [API-11]', async () => {
  const { alice, bob, product } = await aShop()
  const first = await anOrder(alice, product)
  const second = await anOrder(alice, product)
  await anOrder(bob, product)
  for (const path of ['/myorders', `/myorders?email=${alice.email.toUpperCase()}`]) {
    expect(idsOf(await api(`GET ${path}`, { by: alice }))).toEqual([second, first])
  }
  expect((await api('GET /myorders?email=a&email=b', { by: alice })).status).toBe(400)
})

test('only the owner cancels an order, once, while it is pending, and its pieces are returned [API-12]', async () => {
  const { alice, bob, admin, product } = await aShop()
  const [pending, delivered] = [await anOrder(alice, product, 4), await anOrder(alice, product, 5)]
  const cancel = (id: string, by = alice) => api(`DELETE /myorder/${id}`, { by })
  expect((await cancel(pending, bob)).status).toBe(403)
  expect(await cancel(pending)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
  expect((await cancel(pending)).status).toBe(404)
  expect(idsOf(await api('GET /myorders', { by: alice }))).toEqual([delivered])
  await api(`PUT /deliver/${delivered}`, { by: admin })
  const refusal = (code: string) => ({ status: 409, body: { code } })
  expect(await cancel(delivered)).toMatchObject(refusal('order-delivered'))
  // A status of a later release, after a rollback.
  await db.doc(`orders/${delivered}`).update({ status: 'packed' })
  expect(await cancel(delivered)).toMatchObject(refusal('not-cancellable'))
  await expectStock(product, 15)
})

test('an admin delivers an order once [API-15]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await anOrder(alice, product, 4)
  const deliver = () => api(`PUT /deliver/${id}`, { by: admin })
  const parcel = { purchase: expect.any(String), _id: expect.any(String) }
  expect((await deliver()).body).toEqual({ modifiedCount: 1, parcel })
  expect((await deliver()).body).toEqual({ modifiedCount: 0 })
  const [order] = (await api('GET /myorders', { by: alice })).body
  expect(order).toMatchObject({ status: 'delivered', paid: false })
  expect((await api('PUT /deliver/no-such-order', { by: admin })).status).toBe(404)
})

test('an admin deletes an order; the pieces of a pending order are returned [API-16]', async () => {
  const { alice, admin, product } = await aShop()
  const [pending, delivered] = [await anOrder(alice, product, 4), await anOrder(alice, product, 5)]
  await api(`PUT /deliver/${delivered}`, { by: admin })
  for (const id of [pending, delivered]) {
    expect((await api(`DELETE /order/${id}`, { by: admin })).body).toEqual({ deletedCount: 1 })
    expect((await api(`DELETE /order/${id}`, { by: admin })).status).toBe(404)
  }
  await expectStock(product, 15)
})

test.each([
  ['a price that is text', { price: 'free' }],
  ['a time that is text', { createdAt: 'yesterday' }],
  ['a time that is a number', { createdAt: 5 }],
  ['an unknown status', { status: 'lost' }],
])(
  'an order with %s is logged and does not hide other orders [API-11, API-14]',
  async (_, change) => {
    const { alice, admin, product } = await aShop()
    const [fits, broken] = [await anOrder(alice, product), await anOrder(alice, product)]
    await db.doc(`orders/${broken}`).update(change)
    const mine = await api('GET /myorders', { by: alice })
    expect(idsOf(mine)).toEqual([fits])
    const [line] = await logLines(mine.headers.get('x-request-id'), 2)
    expect(line).toMatchObject({ severity: 'ERROR', path: `orders/${broken}` })
    expect(await everyOrder(alice, 1)).toEqual([fits])
    expect(idsOf(await api('GET /orders', { by: admin }))).toContain(fits)
    expect((await api(`DELETE /order/${broken}`, { by: admin })).body).toEqual({ deletedCount: 1 })
  },
)

test('a stored order that does not fit the contract can be cancelled, and its pieces are returned [API-12]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await anOrder(alice, product, 4)
  await db.doc(`orders/${id}`).update({ price: 'free', createdAt: 'yesterday' })
  const cancelled = await api(`DELETE /myorder/${id}`, { by: alice })
  expect(cancelled.body).toEqual({ deletedCount: 1 })
  await expectStock(product, 20)
  const [event] = await eventsOf(`orders/${id}`, admin)
  expect(event).toMatchObject({ type: 'order-cancelled', before: { quantity: 4 } })
  expect(event.before).not.toHaveProperty('price')
})

test('an order without product and quantity can be deleted [API-16]', async () => {
  const { alice, admin, product } = await aShop()
  const id = await anOrder(alice, product, 4)
  const order = db.doc(`orders/${id}`)
  const purchase = (await order.get()).get('purchase')
  await order.set({ uid: alice.uid, status: 'pending', purchase })
  expect((await api(`DELETE /order/${id}`, { by: admin })).body).toEqual({ deletedCount: 1 })
  await expectStock(product, 16)
})

/** Reads the ids of a customer's orders in pages of this size. */
async function everyOrder(by: Person, limit: number, query = ''): Promise<string[]> {
  const page = await api(`GET /myorders?limit=${limit}${query}`, { by })
  const cursor = page.headers.get('link')?.match(/cursor=([^>&]+)/)?.[1]
  const rest = cursor ? await everyOrder(by, limit, `&cursor=${cursor}`) : []
  return [...idsOf(page), ...rest]
}
