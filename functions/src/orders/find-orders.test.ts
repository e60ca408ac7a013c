import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../../test/support/api.ts'
import { aCustomer, anAdmin, db } from '../../test/support/people.ts'

const idsOf = (answer: { body: { _id: string }[] }) => answer.body.map(({ _id }) => _id)

test('an admin filters orders by status, buyer, product and time, one or several [STAFF-5]', async () => {
  const [alice, bob, admin, product, other] = await Promise.all([
    aCustomer(),
    aCustomer(),
    anAdmin(),
    aProduct(),
    aProduct(),
  ])
  const first = await anOrder(alice, product)
  const second = await anOrder(alice, other)
  const third = await anOrder(bob, product)
  await api(`PUT /deliver/${first}`, { by: admin })
  const find = async (filter: string) => idsOf(await api(`GET /orders?${filter}`, { by: admin }))

  expect(await find(`email=${alice.email.toUpperCase()}`)).toEqual([second, first])
  expect(await find(`productId=${product._id}`)).toEqual([third, first])
  expect(await find(`productId=${product._id}&status=delivered`)).toEqual([first])
  expect(await find(`email=${alice.email}&status=pending`)).toEqual([second])
  expect(await find('email=nobody@example.com')).toEqual([])
  const { createdAt } = (await api(`GET /order/${second}`, { by: admin })).body
  expect(await find(`productId=${product._id}&from=${createdAt}`)).toEqual([third])
  expect(await find(`productId=${product._id}&to=${createdAt}`)).toEqual([first])
  expect(await find(`productId=${product._id}&from=${createdAt}&to=${createdAt}`)).toEqual([])

  const count = await api(`GET /orders/count?status=pending&productId=${product._id}`, {
    by: admin,
  })
  expect(count.body).toEqual({ count: 1 })
})

test.each([
  'status=paid',
  'email=nobody',
  'from=yesterday',
  'from=0000-01-01T00:00:00Z',
  'to=2026-13-01T00:00:00Z',
])('orders cannot be found by %s [STAFF-5]', async (filter) => {
  const admin = await anAdmin()
  for (const path of ['/orders', '/orders/count']) {
    const answer = await api(`GET ${path}?${filter}`, { by: admin })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-query' } })
    expect(answer.body.fields[0].path).toBe(filter.split('=')[0])
  }
})

test('an order has a timeline of its events, which hides addresses from the buyer [STAFF-5, QUICK-3]', async () => {
  const [alice, bob, admin, product] = await Promise.all([
    aCustomer(),
    aCustomer(),
    anAdmin(),
    aProduct(),
  ])
  const id = await anOrder(alice, product, 2)
  await api(`PUT /deliver/${id}`, { by: admin })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const own = await api(`GET /order/${id}`, { by: alice })
  expect(own.body).toMatchObject({ _id: id, product: product.product, status: 'delivered' })
  expect(own.body.timeline).toEqual([
    { type: 'order-placed', at: time, by: 'buyer' },
    { type: 'order-delivered', at: time, by: 'shop' },
  ])
  const { body } = await api(`GET /order/${id}`, { by: admin })
  expect(body.timeline.map(({ email }: { email: string }) => email)).toEqual([
    alice.email,
    admin.email,
  ])
  expect((await api(`GET /order/${id}`, { by: bob })).status).toBe(403)
  expect((await api('GET /order/no-such-order', { by: admin })).status).toBe(404)
  await db.doc(`orders/${id}`).update({ quantity: 'two' })
  expect((await api(`GET /order/${id}`, { by: alice })).status).toBe(404)
})
