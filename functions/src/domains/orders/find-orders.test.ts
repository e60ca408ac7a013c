import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { anOrder, aProduct, api, aShop, idsOf } from '../../../test/support/api.ts'
import { logLines } from '../../../test/support/log-lines.ts'
import { aCustomer, anAdmin, db, type Person } from '../../../test/support/people.ts'
import { OrderReads } from './order-reads.ts'

/** The ids of the found orders, if their separate count is the same. */
async function findAndCount(filter: string, by: Person): Promise<string[]> {
  const ids = idsOf(await api(`GET /orders?${filter}`, { by }))
  expect((await api(`GET /orders/count?${filter}`, { by })).body).toEqual({ count: ids.length })
  return ids
}

test('an admin filters orders by status, buyer, product and time, one or several [STAFF-5]', async () => {
  const { alice, bob, admin, product } = await aShop()
  const first = await anOrder(alice, product)
  const second = await anOrder(alice, await aProduct())
  const third = await anOrder(bob, product)
  await api(`PUT /deliver/${first}`, { by: admin })
  const find = (filter: string) => findAndCount(filter, admin)

  expect(await find(`email=${alice.email.toUpperCase()}`)).toEqual([second, first])
  expect(await find(`productId=${product._id}`)).toEqual([third, first])
  expect(await find(`productId=${product._id}&status=delivered`)).toEqual([first])
  expect(await find(`email=${alice.email}&status=pending`)).toEqual([second])
  expect(await find('email=nobody@example.com')).toEqual([])
  const { createdAt } = (await api(`GET /purchase/${second}`, { by: admin })).body
  expect(await find(`productId=${product._id}&from=${createdAt}`)).toEqual([third])
  expect(await find(`productId=${product._id}&to=${createdAt}`)).toEqual([first])
  expect(await find(`productId=${product._id}&from=${createdAt}&to=${createdAt}`)).toEqual([])
})

test('an admin finds orders by the beginning of a name and of an email, and by the id [STAFF-5]', async () => {
  const { admin, product } = await aShop()
  const [zoe, bob] = [await aCustomer('Zoë Zwanenburg'), await aCustomer('Bob Zimmer')]
  const first = await anOrder(zoe, product)
  const second = await anOrder(bob, product)
  await api(`PUT /deliver/${first}`, { by: admin })
  const find = (filter: string) => findAndCount(filter, admin)
  const of = `&productId=${product._id}`

  expect(await find(`q=zoe%20zwan${of}`)).toEqual([first])
  expect(await find(`q=Z${of}`)).toEqual([second, first])
  expect(await find(`q=ZWANENBURG&status=delivered${of}`)).toEqual([first])
  expect(await find(`q=${bob.email.slice(0, 12)}`)).toEqual([second])
  expect(await find('q=wanenburg')).toEqual([])
  expect(await find(`q=${first}`)).toEqual([first])
  expect(await find(`q=${first}&status=pending`)).toEqual([])
})

test('an order that waits longer than the shop wants is listed and counted as such [HOLD-1]', async () => {
  const { alice, admin, product } = await aShop()
  const ids = []
  for (const days of [8, 6, 9]) {
    const id = await anOrder(alice, product)
    await db.doc(`orders/${id}`).update({ createdAt: new Date(Date.now() - days * 86_400_000) })
    ids.push(id)
  }
  await api(`PUT /deliver/${ids[2]}`, { by: admin })
  const found = (filter: string) => findAndCount(`waiting=1&${filter}`, admin)
  expect(await found(`email=${alice.email}`)).toEqual([ids[0]])
  expect(await found(`email=${alice.email}&status=delivered`)).toEqual([])
  expect(await found(`q=${ids[2]}`)).toEqual([])
  const never = new OrderReads(db, 0)
  expect(await never.count({ email: alice.email, waiting: '1' })).toBe(0)
})

test.each([
  'q=%20',
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

test('an order has a timeline of its events, which hides emails from the buyer [STAFF-5, QUICK-3]', async () => {
  const { alice, bob, admin, product } = await aShop()
  const id = await anOrder(alice, product, 2)
  await api(`PUT /deliver/${id}`, { by: admin })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const own = await api(`GET /purchase/${id}`, { by: alice })
  expect(own.body.lines).toMatchObject([{ _id: id, product: product.product, status: 'delivered' }])
  expect(own.body.timeline).toEqual([
    { type: 'order-placed', at: time, by: 'buyer', orderIds: [id] },
    { type: 'order-delivered', at: time, by: 'shop', orderIds: [id] },
  ])
  const { body } = await api(`GET /purchase/${id}`, { by: admin })
  expect(body.timeline).toMatchObject([{ email: alice.email }, { email: admin.email }])
  expect((await api(`GET /purchase/${id}`, { by: bob })).status).toBe(404)
  expect((await api('GET /purchase/no-such-order', { by: admin })).status).toBe(404)
  await db.doc(`orders/${id}`).update({ quantity: 'two' })
  expect((await api(`GET /purchase/${id}`, { by: alice })).body.lines).toEqual([])
})

test('other events about an order, however many, are not in its timeline, and are no error [STAFF-5]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const id = await anOrder(alice, product)
  const event = { subject: `orders/${id}`, stock: null, before: null, after: null }
  const add = async (type: string, at: Timestamp, actor: Person | null = alice) =>
    (await db.collection('events').add({ ...event, type, at, actor })).id
  const later = Timestamp.fromMillis(Date.now() + 60_000)
  const added = await Promise.all([
    ...Array.from({ length: 21 }, () => add('order-noted', later)),
    add('order-delivered', new Timestamp(1, 0), null),
  ])
  const { status, body, headers } = await api(`GET /purchase/${id}`, { by: alice })
  // Other tests read the newest events.
  await Promise.all(added.map((event) => db.doc(`events/${event}`).delete()))
  expect(status).toBe(200)
  expect(body.timeline).toMatchObject([
    { type: 'order-delivered', by: 'shop' },
    { type: 'order-placed', by: 'buyer' },
  ])
  const [line] = await logLines(headers.get('x-request-id'), 1)
  expect(line).not.toMatchObject({ severity: 'ERROR' })
})
