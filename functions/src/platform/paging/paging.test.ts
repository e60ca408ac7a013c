import { Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { aProduct, api } from '../../../test/support/api.ts'
import { aCustomer, db, type Person } from '../../../test/support/people.ts'

test('the Link header leads through all pages of a list, each row once [API-11]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const placed: string[] = []
  for (const quantity of [1, 2, 3]) {
    const body = { productId: product._id, quantity }
    placed.unshift((await api('POST /orders', { by: alice, body })).body.insertedId)
  }
  const mine = await pages(`/myorders?limit=2&email=${alice.email}`, alice)
  expect(mine.map((rows) => rows.map(({ _id }) => _id))).toEqual([
    placed.slice(0, 2),
    placed.slice(2),
  ])
})

test.each([
  'limit=0',
  'limit=501',
  'limit=1e1',
  'limit=1&limit=2',
  'cursor=x',
  'cursor=1.2.%2F',
  'cursor=1.2.__x__',
  'cursor=253402300800.0.x',
])('a list refuses %s [API-21]', async (query) => {
  const by = await aCustomer()
  for (const path of ['/myorders', '/users', '/reviews', '/products']) {
    expect((await api(`GET ${path}?${query}`, { by })).status).toBe(400)
  }
})

test.each(['/myorders', '/myorders?limit=500'])(
  'GET %s reads at most a hundred orders, and its Link leads to the next [API-11]',
  async (path) => {
    const alice = await aCustomer()
    await orders(alice, 101)
    const first = await api(`GET ${path}`, { by: alice })
    expect(first.body).toHaveLength(100)
    expect(first.headers.get('server-timing')).toContain('db;desc="100r 0w"')
    const read = (await pages(path, alice)).map((rows) => rows.map(({ _id }) => _id))
    expect(read.map((ids) => ids.length)).toEqual([100, 1])
    expect(new Set(read.flat()).size).toBe(101)
  },
)

/** Stores orders of one customer directly, which is faster than HTTP. */
async function orders({ uid, name, email }: Person, count: number): Promise<void> {
  const batch = db.batch()
  for (let n = 0; n < count; n++) {
    batch.set(db.collection('orders').doc(), {
      uid,
      name,
      email,
      purchase: `7K4M${n}`,
      productId: 'no-such-product',
      product: 'Test drive',
      price: 1,
      quantity: 1,
      totalPrice: 1,
      status: 'delivered',
      paid: false,
      createdAt: Timestamp.now(),
    })
  }
  await batch.commit()
}

async function pages(path: string, by: Person): Promise<{ _id: string }[][]> {
  const { body, headers } = await api(`GET ${path}`, { by })
  const next = headers.get('link')?.match(/^<(\?.+)>; rel="next"$/)?.[1]
  if (!next) return [body]
  return [body, ...(await pages(path.split('?')[0] + next, by))]
}
