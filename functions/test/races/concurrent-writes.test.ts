import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OrderStore } from '../../src/domains/orders/order-store.ts'
import { aProduct, api, eventsOf, placeOrder } from '../support/api.ts'
import { expectStock } from '../support/expect-stock.ts'
import {
  aCustomer,
  anAdmin,
  aVerifiedCustomer,
  events,
  type Person,
  signIn,
} from '../support/people.ts'

const ten = Array.from({ length: 10 })

/** Two admins make each call at the same time; fails unless one of them has changed something. */
async function expectDoneOnce(calls: string[], [ada, grace]: [Person, Person]): Promise<void> {
  const outcomes = await Promise.all(
    calls.map((call) => Promise.all([api(call, { by: ada }), api(call, { by: grace })])),
  )
  for (const answers of outcomes) {
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1])
  }
}

test('one Idempotency-Key on ten instances at once books one order of the last pieces [API-8]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct({ available_quantity: 2 })])
  const [key, buyer] = [randomUUID(), { ...alice, requestId: 'test' }]
  const order = { productId: product._id, quantity: 2 }
  const orders = ten.map(() => new OrderStore(events).purchase(order, buyer, key))
  const ids = (await Promise.all(orders)).flatMap(({ orderIds }) => orderIds)
  expect(new Set(ids).size).toBe(1)
  await expectStock(product, 0)
})

test('two admins who promote a customer at the same time promote once [API-19, API-24]', async () => {
  const [ada, grace] = await Promise.all([anAdmin(), anAdmin()])
  const customers = await Promise.all(Array.from({ length: 5 }, aVerifiedCustomer))
  await expectDoneOnce(
    customers.map(({ email }) => `PUT /admin/${email}`),
    [ada, grace],
  )
  for (const alice of customers) {
    expect(await eventsOf(`users/${alice.uid}`, ada)).toMatchObject([{ type: 'admin-made' }])
    const promoted = { ...alice, token: await signIn(alice.email) }
    expect((await api('GET /orders?limit=1', { by: promoted })).status).toBe(200)
  }
})

test('orders, corrections and an edit of one product at the same time lose no piece and no edit [STAFF-1, STAFF-2]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const product = await aProduct({ available_quantity: 12 })
  const { _id, available_quantity, ...fields } = product
  const edit = { ...fields, price: 99.99, draft: false }
  const deltas = [-4, 3, -4, 5, -20]
  const correct = (delta: number) =>
    api(`POST /product/${_id}/stock`, { by: admin, body: { delta, reason: 'counted' } })
  const [orders, corrections, edited] = await Promise.all([
    Promise.all(ten.map(() => placeOrder(alice, product))),
    Promise.all(deltas.map(correct)),
    api(`PUT /product/${_id}`, { by: admin, headers: { 'if-match': '"0"' }, body: edit }),
  ])
  for (const { status } of [...orders, ...corrections]) expect([200, 409]).toContain(status)
  expect(edited).toMatchObject({ status: 200, body: { modifiedCount: 1, revision: 1 } })

  const corrected = deltas.filter((_, n) => corrections[n]?.status === 200)
  const sold = orders.filter(({ status }) => status === 200).length
  const left = corrected.reduce((sum, delta) => sum + delta, 12 - sold)
  expect(left).toBeGreaterThanOrEqual(0)
  await expectStock(product, left)
  expect((await api(`GET /product/${_id}`)).body).toMatchObject({ price: 99.99, revision: 1 })
  const prices = (await api('GET /myorders', { by: alice })).body.map(
    ({ price }: { price: number }) => price,
  )
  expect(new Set([79.99, 99.99, ...prices]).size).toBe(2)
})
