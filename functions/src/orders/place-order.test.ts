import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf, stockOf } from '../../test/support/api.ts'
import { aCustomer, db, tester } from '../../test/support/people.ts'
import { productStore } from '../products/product-store.ts'
import { orderStore } from './order-store.ts'

test('a customer orders with the fields of the contract [API-5]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct({ price: 19.99 })])
  const { status, body } = await api('POST /orders', {
    by: alice,
    body: {
      name: alice.name,
      email: alice.email,
      product: product.product,
      price: 19.99,
      quantity: 3,
      totalPrice: 59.97,
      status: 'pending',
      paid: false,
    },
  })
  expect(status).toBe(200)
  const [order] = (await api('GET /myorders', { by: alice })).body
  expect(order).toEqual({
    _id: body.insertedId,
    name: alice.name,
    email: alice.email,
    productId: product._id,
    product: product.product,
    price: 19.99,
    quantity: 3,
    totalPrice: 59.97,
    status: 'pending',
    paid: false,
    image: product.image,
    createdAt: expect.any(String),
  })
  expect(await stockOf(product)).toBe(17)
})

test('an ambiguous product name is refused, its id is accepted [API-5]', async () => {
  const [alice, one] = await Promise.all([aCustomer(), aProduct()])
  const two = await aProduct({ product: one.product })
  const byName = { product: one.product, quantity: 1 }
  expect(await api('POST /orders', { by: alice, body: byName })).toMatchObject({
    status: 409,
    body: { code: 'ambiguous-product' },
  })
  expect((await order(alice, two, 1)).status).toBe(200)
  expect(await stockOf(one)).toBe(20)
})

test.each([
  ['another email', { email: 'mallory@example.com' }, 403, 'forbidden'],
  ['another name', { name: 'Mallory' }, 400, 'wrong-name'],
  ['another product name', { product: 'Something cheap' }, 400, 'wrong-product'],
  ['another price', { price: 0.01 }, 409, 'price-changed'],
  ['another total', { totalPrice: 0.02 }, 400, 'wrong-total'],
  ['a delivered order', { status: 'delivered' }, 400, 'invalid-body'],
  ['a paid order', { paid: true }, 400, 'invalid-body'],
])('a body that claims %s is refused and stores nothing [API-6]', async (_, lie, status, code) => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const body = { productId: product._id, quantity: 2, ...lie }
  expect(await api('POST /orders', { by: alice, body })).toMatchObject({ status, body: { code } })
  expect((await api('GET /myorders', { by: alice })).body).toEqual([])
  expect(await stockOf(product)).toBe(20)
})

test.each([
  [0, 400, 'below-minimum', 'please order Minimum 5 piece'],
  [-1, 400, 'below-minimum', 'please order Minimum 5 piece'],
  [4, 400, 'below-minimum', 'please order Minimum 5 piece'],
  [21, 409, 'above-stock', 'please order Maximum 20 piece'],
  [10 ** 12, 409, 'above-stock', 'please order Maximum 20 piece'],
  [1.5, 400, 'invalid-body', expect.any(String)],
  ['abc', 400, 'invalid-body', expect.any(String)],
  [null, 400, 'invalid-body', expect.any(String)],
])(
  'a quantity of %j is refused with %i %s [BUY-2, BUY-3, API-21]',
  async (quantity, status, code, detail) => {
    const [alice, product] = await Promise.all([aCustomer(), aProduct({ minimum_order: 5 })])
    const answer = await api('POST /orders', {
      by: alice,
      body: { productId: product._id, quantity },
    })
    expect(answer).toMatchObject({ status, body: { status, code, detail } })
    expect(await stockOf(product)).toBe(20)
    expect(await ledgerOf(product)).toBe(20)
  },
)

test('an order above the maximum total is refused, and the lists still work [API-11, API-21]', async () => {
  const [alice, product] = await Promise.all([
    aCustomer(),
    aProduct({ price: 1000.01, available_quantity: 1_000_000 }),
  ])
  expect(await order(alice, product, 1_000_000)).toMatchObject({
    status: 400,
    body: { code: 'above-maximum', detail: 'One order may cost at most $1,000,000,000' },
  })
  expect((await order(alice, product, 999_990)).status).toBe(200)
  expect((await api('GET /myorders', { by: alice })).body).toHaveLength(1)
})

test('60 buyers at once on 10 pieces get exactly 10 orders [API-7]', async () => {
  const product = await aProduct({ available_quantity: 10 })
  const buyers = await Promise.all(Array.from({ length: 60 }, () => aCustomer()))
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, product, 1)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(50)
  expect(await stockOf(product)).toBe(0)
  expect(await ledgerOf(product)).toBe(0)
})

test('an Idempotency-Key cannot book another order, and is separate for each caller [API-8]', async () => {
  const [alice, bob, product] = await Promise.all([aCustomer(), aCustomer(), aProduct()])
  const key = randomUUID()
  const { body } = await order(alice, product, 2, key)
  expect(await order(alice, product, 3, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency-mismatch' },
  })
  const other = await order(bob, product, 2, key)
  expect(other.status).toBe(200)
  expect(other.body.insertedId).not.toBe(body.insertedId)
  expect(await stockOf(product)).toBe(16)
})

test('a late replay does not book a cancelled order again [API-8]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct()])
  const key = randomUUID()
  const { body } = await order(alice, product, 2, key)
  await api(`DELETE /myorder/${body.insertedId}`, { by: alice })
  expect((await order(alice, product, 2, key)).body).toEqual(body)
  expect(await stockOf(product)).toBe(20)
})

function order(
  by: Awaited<ReturnType<typeof aCustomer>>,
  product: { _id: string },
  quantity: number,
  key?: string,
) {
  return api('POST /orders', {
    by,
    body: { productId: product._id, quantity },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

test('buyers on several instances cannot oversell [API-7]', async () => {
  const product = await aProduct({ available_quantity: 4 })
  const orders = await Promise.allSettled(await eachOf(6, 1, product))
  expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await stockOf(product)).toBe(0)
  expect(await ledgerOf(product)).toBe(0)
})

test('none of 160 buyers in the queues of eight instances is refused while there is stock [API-7]', async () => {
  const product = await aProduct({ available_quantity: 160 })
  const ids = await Promise.all(await eachOf(8, 20, product, patient))
  expect(new Set(ids).size).toBe(160)
  expect(await stockOf(product)).toBe(0)
  expect(await ledgerOf(product)).toBe(0)
})

/** Ten times the limits of production, for a busy machine. */
const patient = { limits: { maxWaitMs: 150_000, maxRetryMs: 80_000 } }

/** Instances, each with this number of concurrent orders of one piece. */
async function eachOf(
  instances: number,
  count: number,
  { _id }: { _id: string },
  options?: Parameters<typeof orderStore>[1],
) {
  const buyer = await aBuyer()
  return Array.from({ length: instances }, () => orderStore(db, options)).flatMap((orders) =>
    Array.from({ length: count }, () => orders.place({ productId: _id, quantity: 1 }, buyer)),
  )
}

const aBuyer = async () => ({ ...(await aCustomer()), requestId: 'test' })

test.each([
  ['broke off once it was done', 13, true],
  ['was sent again once it was done', 9, true],
  ['broke off on its way', 13, false],
])(
  'an order whose write %s is booked once, and the buyer gets its id [API-8]',
  async (_, code, isWritten) => {
    const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
    const orders = orderStore(failingOnce(code, isWritten))
    const id = await orders.place({ productId: product._id, quantity: 2 }, buyer)
    expect((await db.doc(`orders/${id}`).get()).get('quantity')).toBe(2)
    expect(await stockOf(product)).toBe(18)
    expect(await ledgerOf(product)).toBe(18)
  },
)

test('an order without a response from Firestore does not block the next order of its product [API-7]', async () => {
  const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
  const orders = orderStore(failingOnce(13, false))
  const done: string[] = []
  const place = async (name: string) => {
    await orders.place({ productId: product._id, quantity: 2 }, buyer)
    done.push(name)
  }
  await Promise.all([place('first'), place('second')])
  expect(done).toEqual(['second', 'first'])
  expect(await stockOf(product)).toBe(16)
})

test.each([
  ['never answered', 13, 3],
  ['refused as invalid', 3, 1],
])(
  'an order whose write is %s (gRPC %i) is tried %i times [API-8, API-21]',
  async (_, code, times) => {
    const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
    const batches = { count: 0 }
    const orders = orderStore(failing(code, false, () => ++batches.count > 0))
    const placed = orders.place({ productId: product._id, quantity: 2 }, buyer)
    await expect(placed).rejects.toMatchObject({ code })
    expect(batches.count).toBe(times)
    expect(await stockOf(product)).toBe(20)
  },
)

/** The database; the commit of the first batch fails, after the write or instead of it. */
function failingOnce(code: number, isWritten: boolean): typeof db {
  let isFirst = true
  return failing(code, isWritten, () => {
    const fails = isFirst
    isFirst = false
    return fails
  })
}

/** The database, whose batch commits get an error whenever this one `fails`. */
function failing(code: number, isWritten: boolean, fails: () => boolean): typeof db {
  return new Proxy(db, {
    get(target, name) {
      const member = Reflect.get(target, name)
      if (name !== 'batch') return typeof member === 'function' ? member.bind(target) : member
      return () => {
        const batch = target.batch()
        const commit = batch.commit.bind(batch)
        return Object.assign(batch, {
          async commit() {
            const isFailing = fails()
            const results = isWritten || !isFailing ? await commit() : []
            if (isFailing) throw Object.assign(new Error('no answer'), { code })
            return results
          },
        })
      }
    },
  })
}

test.each([
  ['was bought from', { available_quantity: 2 }, 3, 'above-stock'],
  ['is dearer', { price: 89.99 }, 3, undefined],
  ['has pieces again', { available_quantity: 40 }, 30, undefined],
  ['is sold in tens', { minimum_order: 10 }, 3, 'below-minimum'],
])(
  'an instance that remembers a product detects that it %s since [API-5, API-7]',
  async (_, change, quantity, refusal) => {
    const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
    const orders = orderStore(db)
    await orders.place({ productId: product._id, quantity: 1 }, buyer)
    await db.doc(`products/${product._id}`).update(change)
    const next = orders.place({ productId: product._id, quantity }, buyer)
    if (refusal) return expect(next).rejects.toMatchObject({ code: refusal })
    const stored = await db.doc(`orders/${await next}`).get()
    const now = { ...product, available_quantity: 19, ...change }
    expect(stored.data()).toMatchObject({ quantity, price: now.price })
    expect(await stockOf(product)).toBe(now.available_quantity - quantity)
  },
)

test('an instance that remembers a product detects its deletion [API-7, API-18]', async () => {
  const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
  const orders = orderStore(db)
  await orders.place({ productId: product._id, quantity: 1 }, buyer)
  await productStore(db).remove(product._id, tester)
  const next = orders.place({ productId: product._id, quantity: 1 }, buyer)
  await expect(next).rejects.toMatchObject({ status: 404 })
  expect(await ledgerOf(product)).toBe(0)
})
