import { expect, test } from 'vitest'
import { anOrder, aProduct, api, ledgerOf, stockOf } from '../../test/support/api.ts'
import { logLines } from '../../test/support/log-lines.ts'
import { aCustomer, anAdmin, db, type Person } from '../../test/support/people.ts'

test('customers see their own orders, newest first [API-11]', async () => {
  const [alice, bob, product] = await Promise.all([aCustomer(), aCustomer(), aProduct()])
  const first = await anOrder(alice, product, 1)
  const second = await anOrder(alice, product, 2)
  await anOrder(bob, product, 3)
  for (const path of ['/myorders', `/myorders?email=${alice.email.toUpperCase()}`]) {
    const { body } = await api(`GET ${path}`, { by: alice })
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([second, first])
  }
})

test("a customer cannot see another customer's orders [API-11]", async () => {
  const [alice, bob] = await Promise.all([aCustomer(), aCustomer()])
  expect((await api(`GET /myorders?email=${alice.email}`, { by: bob })).status).toBe(403)
  expect((await api('GET /myorders?email=a&email=b', { by: bob })).status).toBe(400)
  expect((await api('GET /myorders')).status).toBe(401)
})

test('a cancelled order is deleted and its pieces are returned [API-12]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const id = await anOrder(alice, product, 4)
  expect(await stockOf(product)).toBe(16)
  const cancelled = await api(`DELETE /myorder/${id}`, { by: alice })
  expect(cancelled).toMatchObject({ status: 200, body: { deletedCount: 1 } })
  expect((await api(`DELETE /myorder/${id}`, { by: alice })).status).toBe(404)
  expect((await api('GET /myorders', { by: alice })).body).toEqual([])
  expect(await stockOf(product)).toBe(20)
})

test('only the owner cancels an order, and only a pending one [API-12]', async () => {
  const [alice, bob, admin, product] = await Promise.all([
    aCustomer(),
    aCustomer(),
    anAdmin(),
    aProduct(),
  ])
  const id = await anOrder(alice, product, 4)
  expect((await api(`DELETE /myorder/${id}`, { by: bob })).status).toBe(403)
  expect((await api(`DELETE /myorder/${id}`, { by: admin })).status).toBe(403)
  await api(`PUT /deliver/${id}`, { by: admin })
  expect(await api(`DELETE /myorder/${id}`, { by: alice })).toMatchObject({
    status: 409,
    body: { code: 'order-delivered' },
  })
  // A status of a later release, after a rollback.
  await db.doc(`orders/${id}`).update({ status: 'packed' })
  expect(await api(`DELETE /myorder/${id}`, { by: alice })).toMatchObject({
    status: 409,
    body: { code: 'not-cancellable' },
  })
  expect(await stockOf(product)).toBe(16)
})

test('an admin sees all orders [API-14]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product, 4)
  const { status, body } = await api('GET /orders', { by: admin })
  expect(status).toBe(200)
  expect(body).toContainEqual(
    expect.objectContaining({ _id: id, name: alice.name, email: alice.email, quantity: 4 }),
  )
  expect((await api('GET /orders', { by: alice })).status).toBe(403)
})

test('an admin delivers an order once [API-15]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product, 4)
  expect((await api(`PUT /deliver/${id}`, { by: alice })).status).toBe(403)
  const deliver = () => api(`PUT /deliver/${id}`, { by: admin })
  expect((await deliver()).body).toEqual({ modifiedCount: 1 })
  expect((await deliver()).body).toEqual({ modifiedCount: 0 })
  const [order] = (await api('GET /myorders', { by: alice })).body
  expect(order).toMatchObject({ status: 'delivered', paid: false })
  expect((await api('PUT /deliver/no-such-order', { by: admin })).status).toBe(404)
})

test('an admin deletes an order; the pieces of a pending order are returned [API-16]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const [pending, delivered] = [await anOrder(alice, product, 4), await anOrder(alice, product, 5)]
  await api(`PUT /deliver/${delivered}`, { by: admin })
  expect((await api(`DELETE /order/${pending}`, { by: alice })).status).toBe(403)
  for (const id of [pending, delivered]) {
    expect((await api(`DELETE /order/${id}`, { by: admin })).body).toEqual({ deletedCount: 1 })
    expect((await api(`DELETE /order/${id}`, { by: admin })).status).toBe(404)
  }
  expect(await stockOf(product)).toBe(15)
  expect(await ledgerOf(product)).toBe(15)
})

test.each([
  ['a price that is text', { price: 'free' }],
  ['a time that is text', { createdAt: 'yesterday' }],
  ['a time that is a number', { createdAt: 5 }],
  ['an unknown status', { status: 'lost' }],
])(
  'an order with %s is logged and does not hide other orders [API-11, API-14]',
  async (_, change) => {
    const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
    const [fits, broken] = [await anOrder(alice, product), await anOrder(alice, product)]
    await db.doc(`orders/${broken}`).update(change)
    const mine = await api('GET /myorders', { by: alice })
    expect(mine.body.map(({ _id }: { _id: string }) => _id)).toEqual([fits])
    const [line] = await logLines(mine.headers.get('x-request-id'), 2)
    expect(line).toMatchObject({ severity: 'ERROR', path: `orders/${broken}` })
    expect(await everyOrder(alice, 1)).toEqual([fits])
    const all = await api('GET /orders', { by: admin })
    expect(all.status).toBe(200)
    expect(all.body).toContainEqual(expect.objectContaining({ _id: fits }))
    expect((await api(`DELETE /order/${broken}`, { by: admin })).body).toEqual({ deletedCount: 1 })
  },
)

test('a stored order that does not fit the contract can be cancelled, and its pieces are returned [API-12]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product, 4)
  await db.doc(`orders/${id}`).update({ price: 'free', createdAt: 'yesterday' })
  const cancelled = await api(`DELETE /myorder/${id}`, { by: alice })
  expect(cancelled.body).toEqual({ deletedCount: 1 })
  expect(await stockOf(product)).toBe(20)
  expect(await ledgerOf(product)).toBe(20)
  const { body } = await api(`GET /events?subject=orders/${id}`, { by: admin })
  expect(body[0]).toMatchObject({ type: 'order-cancelled', before: { quantity: 4 } })
  expect(body[0].before).not.toHaveProperty('price')
})

test('an order without product and quantity can be deleted [API-16]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const id = await anOrder(alice, product, 4)
  await db.doc(`orders/${id}`).set({ uid: alice.uid, status: 'pending' })
  expect((await api(`DELETE /order/${id}`, { by: admin })).body).toEqual({ deletedCount: 1 })
  expect(await stockOf(product)).toBe(16)
})

/** Reads the ids of a customer's orders in pages of this size. */
async function everyOrder(by: Person, limit: number, query = ''): Promise<string[]> {
  const { body, headers } = await api(`GET /myorders?limit=${limit}${query}`, { by })
  const cursor = headers.get('link')?.match(/cursor=([^>&]+)/)?.[1]
  const rest = cursor ? await everyOrder(by, limit, `&cursor=${cursor}`) : []
  return [...body.map(({ _id }: { _id: string }) => _id), ...rest]
}
