import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OrderStore } from '../../src/domains/orders/order-store.ts'
import { anOrder, aProduct, api, aShop, eventsOf, ledgerOf, placeOrder } from '../support/api.ts'
import { expectStock } from '../support/expect-stock.ts'
import { aCustomer, anAdmin, db, events, type Person, signIn } from '../support/people.ts'

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

test('two admins who deliver an order at the same time deliver it once [API-15, API-24]', async () => {
  const [{ alice, admin, product }, grace] = await Promise.all([aShop(), anAdmin()])
  const ids = await Promise.all(Array.from({ length: 5 }, () => anOrder(alice, product)))
  await expectDoneOnce(
    ids.map((id) => `PUT /deliver/${id}`),
    [admin, grace],
  )
  const types = [{ type: 'order-delivered' }, { type: 'order-placed' }]
  for (const id of ids) expect(await eventsOf(`orders/${id}`, admin)).toMatchObject(types)
  await expectStock(product, 15)
})

test('two admins who promote a customer at the same time promote once [API-19, API-24]', async () => {
  const [ada, grace] = await Promise.all([anAdmin(), anAdmin()])
  const customers = await Promise.all(Array.from({ length: 5 }, () => aCustomer()))
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

test('a concurrent cancellation and delivery: one succeeds and the stock agrees [API-12, API-15]', async () => {
  const { alice, admin, product } = await aShop()
  const ids = await Promise.all(ten.map(() => anOrder(alice, product)))
  const outcomes = await Promise.all(
    ids.map((id) =>
      Promise.all([
        api(`DELETE /myorder/${id}`, { by: alice }),
        api(`PUT /deliver/${id}`, { by: admin }),
      ]),
    ),
  )
  const delivered = outcomes.filter(([cancel, deliver]) => {
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([cancel.status, deliver.status])
    return deliver.status === 200
  })
  expect((await api('GET /myorders', { by: alice })).body).toHaveLength(delivered.length)
  await expectStock(product, 20 - delivered.length)
})

test('two admins who deliver the rest of a purchase at once write one parcel, and an undo meets a deletion [PURCH-4]', async () => {
  const [{ alice, admin, product }, grace] = await Promise.all([aShop(), anAdmin()])
  const ids = await Promise.all(ten.slice(5).map(() => anOrder(alice, product, 2)))
  const parcels = await Promise.all(
    ids.map(async (id) => {
      const body = { lines: [{ orderId: id, pieces: 2 }] }
      const answers = await Promise.all([
        api(`PUT /deliver/${id}`, { by: grace }),
        api(`POST /purchase/${id}/parcels`, { by: admin, body }),
        api(`POST /purchase/${id}/parcels`, { by: grace, body }),
      ])
      const { _id, parcels } = (await api(`GET /purchase/${id}`, { by: admin })).body
      expect(parcels).toMatchObject([{ lines: [{ orderId: id, pieces: 2 }] }])
      expect(answers.filter(({ body }) => body.parcel)).toHaveLength(1)
      return `${_id}/parcel/${parcels[0]._id}`
    }),
  )
  const deletions = ids.map((id) => api(`DELETE /order/${id}`, { by: admin }))
  const undone = await Promise.all(
    parcels.map((parcel) => api(`DELETE /purchase/${parcel}`, { by: grace })),
  )
  for (const { status } of await Promise.all(deletions)) expect(status).toBe(200)
  // 503 on a busy machine.
  for (const { status } of undone) expect([200, 404, 503]).toContain(status)
  const returned = undone.filter(({ status }) => status === 200).length
  await expectStock(product, 10 + 2 * returned)
  expect(await ledgerOf(product)).toBe(10 + 2 * returned)
})

test('a cancellation during the deletion of its product succeeds, and the stock agrees [API-12, API-18]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const products = await Promise.all(ten.map(() => aProduct()))
  const orders = await Promise.all(products.map((product) => anOrder(alice, product, 2)))
  const outcomes = await Promise.all(
    products.flatMap(({ _id }, index) => [
      api(`DELETE /myorder/${orders[index]}`, { by: alice }),
      api(`DELETE /product/${_id}`, { by: admin }),
    ]),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 200))
  expect((await api('GET /myorders', { by: alice })).body).toEqual([])
  expect(await Promise.all(products.map(ledgerOf))).toEqual(products.map(() => 0))
})

test('an order during the deletion of its product is booked completely or not at all [API-7, API-18]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const products = await Promise.all(ten.map(() => aProduct()))
  const outcomes = await Promise.all(
    products.map(({ _id }) =>
      Promise.all([placeOrder(alice, { _id }, 2), api(`DELETE /product/${_id}`, { by: admin })]),
    ),
  )
  expect(outcomes.map(([, deletion]) => deletion.status)).toEqual(products.map(() => 200))
  const mine = (await api('GET /myorders', { by: alice })).body
  for (const [index, product] of products.entries()) {
    const booked = outcomes[index]?.[0]
    const copies = mine.filter(({ productId }: { productId: string }) => productId === product._id)
    expect([200, 404]).toContain(booked?.status)
    expect(copies).toHaveLength(booked?.status === 200 ? 1 : 0)
    expect((await api(`GET /product/${product._id}`)).status).toBe(404)
    expect(await ledgerOf(product)).toBe(0)
  }
  for (const { _id } of mine) {
    expect((await api(`DELETE /myorder/${_id}`, { by: alice })).status).toBe(200)
  }
  expect(await Promise.all(products.map(ledgerOf))).toEqual(products.map(() => 0))
  const revived = await db.getAll(...products.map(({ _id }) => db.doc(`products/${_id}`)))
  expect(revived.filter(({ exists }) => exists)).toEqual([])
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
