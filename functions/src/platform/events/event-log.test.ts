import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { anOrder, aProduct, api, aShop, eventsOf, placeOrder } from '../../../test/support/api.ts'
import { anAdmin, auth, aVerifiedCustomer, db, tester } from '../../../test/support/people.ts'
import { grpcCode, outcomeUnknown } from '../firestore/grpc-codes.ts'
import { EventLog } from './event-log.ts'

afterEach(() => void vi.restoreAllMocks())

test('the event log contains all events of an order [API-24]', async () => {
  const { alice, admin, product } = await aShop()
  const cancelled = await placeOrder(alice, product, 3)
  await api(`DELETE /myorder/${cancelled.body.insertedId}`, { by: alice })
  const delivered = await anOrder(alice, product, 3)
  await api(`PUT /deliver/${delivered}`, { by: admin })
  await api(`DELETE /order/${delivered}`, { by: admin })

  const buyer = { actor: { uid: alice.uid, email: alice.email } }
  const shop = { actor: { uid: admin.uid, email: admin.email }, stock: null }
  const taken = { productId: product._id, delta: -3 }
  const returned = { productId: product._id, delta: 3 }
  const after = { quantity: 3, email: alice.email }
  const requestId = cancelled.headers.get('x-request-id')
  expect(await storedEvents(`orders/${cancelled.body.insertedId}`)).toMatchObject([
    { ...buyer, type: 'order-placed', stock: taken, before: null, after, requestId },
    { ...buyer, type: 'order-cancelled', stock: returned, before: { quantity: 3 }, after: null },
  ])
  const what = { product: product.product, quantity: 3 }
  const isPending = { ...what, status: 'pending' }
  const isDelivered = { ...what, status: 'delivered' }
  expect(await storedEvents(`orders/${delivered}`)).toMatchObject([
    { ...buyer, type: 'order-placed', stock: taken },
    { ...shop, type: 'order-delivered', before: isPending, after: isDelivered },
    { ...shop, type: 'order-deleted', before: isDelivered },
  ])
})

test('the addition and deletion of a product are recorded [API-24]', async () => {
  const [admin, product] = await Promise.all([anAdmin(), aProduct({ available_quantity: 9 })])
  await api(`DELETE /product/${product._id}`, { by: admin })
  const stored = { available_quantity: 9 }
  expect(await storedEvents(`products/${product._id}`)).toMatchObject([
    { type: 'product-added', stock: { delta: 9 }, before: null, after: stored },
    { type: 'product-deleted', stock: { delta: -9 }, before: stored, after: null },
  ])
})

test('the event log is filtered by person, document and period [STAFF-10]', async () => {
  const { alice, bob, admin, product } = await aShop()
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

  const log = await storedEvents(`orders/${order}`)
  const [placed, delivered] = log.map(({ at }) => at.toDate().toISOString())
  expect(await types(`subject=${order}&to=${delivered}`)).toEqual([history[1]])
  expect(await types(`actor=${admin.email}&from=${delivered}`)).toEqual([history[0]])
  expect(await types(`subject=${order}&from=${placed}&to=${placed}`)).toEqual([])
})

test('the activity of a product has the orders that moved its stock [STAFF-10]', async () => {
  const { alice, admin, product } = await aShop()
  const order = await anOrder(alice, product)
  await api(`DELETE /myorder/${order}`, { by: alice })
  await anOrder(alice, await aProduct())
  for (const subject of [product._id, `products/${product._id}`]) {
    const types = ['order-cancelled', 'order-placed', 'product-added']
    const activity = await eventsOf(subject, admin)
    expect(activity).toMatchObject(types.map((type) => ({ type })))
  }
})

test('a change of a role names the account by its email [STAFF-10, API-24]', async () => {
  const [alice, admin] = await Promise.all([aVerifiedCustomer(), anAdmin()])
  await api(`PUT /admin/${alice.email}`, { by: admin })
  await api(`DELETE /admin/${alice.email}`, { by: admin })
  const activity = () => eventsOf(`users/${alice.uid}`, admin)
  const made = { actor: { uid: admin.uid }, after: { role: 'admin' } }
  expect(await activity()).toMatchObject([
    { type: 'admin-removed', accountEmail: alice.email },
    { type: 'admin-made', accountEmail: alice.email, ...made },
  ])
  await auth.deleteUser(alice.uid)
  expect((await activity())[0]).not.toHaveProperty('accountEmail')
})

const failure = (code: number | undefined) => Object.assign(new Error(`gRPC ${code}`), { code })

test('a change that is repeated and gets no response is applied and announced once, even if a subscriber fails [API-24]', async () => {
  const counter = db.doc(`counters/${randomUUID()}`)
  const run = db.runTransaction.bind(db)
  vi.spyOn(db, 'runTransaction')
    .mockRejectedValueOnce(failure(grpcCode.notFound))
    .mockImplementationOnce(async (change) => {
      await run(change)
      throw failure(outcomeUnknown[0])
    })
  const events = new EventLog(db)
  const announced: unknown[] = []
  events.subscribe(() => Promise.reject(failure(undefined)))
  events.subscribe(({ subject, after }) => void announced.push({ subject, after }))
  const result = await events.write(async (transaction, record) => {
    const count = ((await transaction.get(counter)).get('count') ?? 0) + 1
    transaction.set(counter, { count })
    const after = { revision: count }
    const event = record({ type: 'product-edited', by: tester, subject: counter.path, after })
    return { count, event }
  })
  // It is no event of the shop.
  await result.event.delete()
  expect(result.count).toBe(1)
  expect((await counter.get()).get('count')).toBe(1)
  expect(announced).toEqual([{ subject: counter.path, after: { revision: 1 } }])
})

async function storedEvents(subject: string) {
  const { docs } = await db.collection('events').where('subject', '==', subject).get()
  return docs.map((doc) => doc.data()).sort((a, b) => a.at.toMillis() - b.at.toMillis())
}
