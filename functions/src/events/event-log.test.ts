import { expect, test } from 'vitest'
import { anOrder, aProduct, api } from '../../test/support/api.ts'
import { aCustomer, anAdmin, auth, db } from '../../test/support/people.ts'

test('the event log contains all events of an order [API-24]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const body = { productId: product._id, quantity: 3 }
  const cancelled = await api('POST /orders', { by: alice, body })
  await api(`DELETE /myorder/${cancelled.body.insertedId}`, { by: alice })
  const delivered = await api('POST /orders', { by: alice, body })
  await api(`PUT /deliver/${delivered.body.insertedId}`, { by: admin })
  await api(`DELETE /order/${delivered.body.insertedId}`, { by: admin })

  const buyer = { uid: alice.uid, email: alice.email }
  const shop = { uid: admin.uid, email: admin.email }
  const taken = { productId: product._id, delta: -3 }
  const returned = { productId: product._id, delta: 3 }
  expect(await eventsOf(`orders/${cancelled.body.insertedId}`)).toMatchObject([
    {
      type: 'order-placed',
      actor: buyer,
      stock: taken,
      before: null,
      after: { quantity: 3, email: alice.email },
      requestId: cancelled.headers.get('x-request-id'),
    },
    {
      type: 'order-cancelled',
      actor: buyer,
      stock: returned,
      before: { quantity: 3 },
      after: null,
    },
  ])
  expect(await eventsOf(`orders/${delivered.body.insertedId}`)).toMatchObject([
    { type: 'order-placed', actor: buyer, stock: taken },
    {
      type: 'order-delivered',
      actor: shop,
      stock: null,
      before: { status: 'pending' },
      after: { status: 'delivered' },
    },
    { type: 'order-deleted', actor: shop, stock: null, before: { status: 'delivered' } },
  ])
})

test('the addition and deletion of products and the appointment of admins are recorded [API-24]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  const product = await aProduct({ available_quantity: 9 })
  await api(`DELETE /product/${product._id}`, { by: admin })
  expect(await eventsOf(`products/${product._id}`)).toMatchObject([
    { type: 'product-added', stock: { delta: 9 }, before: null, after: { available_quantity: 9 } },
    {
      type: 'product-deleted',
      stock: { delta: -9 },
      before: { available_quantity: 9 },
      after: null,
    },
  ])
  await api(`PUT /admin/${alice.email}`, { by: admin })
  expect(await eventsOf(`users/${alice.uid}`)).toMatchObject([
    { type: 'admin-made', actor: { uid: admin.uid }, after: { role: 'admin' } },
  ])
})

test('a refused request leaves no event [API-24]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  await api('POST /orders', { by: alice, body: { productId: product._id, quantity: 21 } })
  const events = await db.collection('events').where('actor.uid', '==', alice.uid).get()
  expect(events.empty).toBe(true)
})

test('the event log is filtered by person, document and period [STAFF-10]', async () => {
  const [alice, bob, admin, product] = await Promise.all([
    aCustomer(),
    aCustomer(),
    anAdmin(),
    aProduct(),
  ])
  const order = await anOrder(alice, product)
  await anOrder(alice, product, 2)
  await anOrder(bob, product)
  await api(`PUT /deliver/${order}`, { by: admin })
  const types = async (query: string) => {
    const { body } = await api(`GET /events?${query}`, { by: admin })
    return body.map(({ type, subject }: { type: string; subject: string }) => [type, subject])
  }
  const history = [
    ['order-delivered', `orders/${order}`],
    ['order-placed', `orders/${order}`],
  ]

  expect(await types(`subject=orders/${order}`)).toEqual(history)
  expect(await types(`subject=${order}`)).toEqual(history)
  expect(await types(`actor=${alice.email}`)).toHaveLength(2)
  expect(await types(`actor=${alice.email}&subject=${order}`)).toEqual([history[1]])
  expect(await types(`actor=${admin.email}&subject=orders/${order}`)).toEqual([history[0]])
  expect(await types('subject=no-such-thing')).toEqual([])

  const log = await eventsOf(`orders/${order}`)
  const [placed, delivered] = log.map(({ at }) => at.toDate().toISOString())
  expect(await types(`subject=${order}&to=${delivered}`)).toEqual([history[1]])
  expect(await types(`actor=${admin.email}&from=${delivered}`)).toEqual([history[0]])
  expect(await types(`subject=${order}&from=${placed}&to=${placed}`)).toEqual([])
})

test('the activity of a product has the orders that moved its stock [STAFF-10]', async () => {
  const [alice, admin, product] = await Promise.all([aCustomer(), anAdmin(), aProduct()])
  const order = await anOrder(alice, product)
  await api(`DELETE /myorder/${order}`, { by: alice })
  await anOrder(alice, await aProduct())
  for (const subject of [product._id, `products/${product._id}`]) {
    const { body } = await api(`GET /events?subject=${subject}`, { by: admin })
    expect(body.map((event: { type: string }) => event.type)).toEqual([
      'order-cancelled',
      'order-placed',
      'product-added',
    ])
  }
})

test('a change of a role names the account by its email [STAFF-10]', async () => {
  const [alice, admin] = await Promise.all([aCustomer(), anAdmin()])
  await api(`PUT /admin/${alice.email}`, { by: admin })
  await api(`DELETE /admin/${alice.email}`, { by: admin })
  const activity = async () =>
    (await api(`GET /events?subject=users/${alice.uid}`, { by: admin })).body
  expect(await activity()).toMatchObject([
    { type: 'admin-removed', accountEmail: alice.email },
    { type: 'admin-made', accountEmail: alice.email },
  ])
  await auth.deleteUser(alice.uid)
  expect((await activity())[0]).not.toHaveProperty('accountEmail')
})

async function eventsOf(subject: string) {
  const { docs } = await db.collection('events').where('subject', '==', subject).get()
  return docs.map((doc) => doc.data()).sort((a, b) => a.at.toMillis() - b.at.toMillis())
}
