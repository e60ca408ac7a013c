import { randomUUID } from 'node:crypto'
import { WriteBatch } from 'firebase-admin/firestore'
import { afterEach, expect, test, vi } from 'vitest'
import {
  aProduct,
  api,
  aShop,
  ledgerOf,
  placeOrder,
  stockOf,
} from '../../../../test/support/api.ts'
import { expectStock } from '../../../../test/support/expect-stock.ts'
import { aCustomer, db, events, tester } from '../../../../test/support/people.ts'
import { formatPrice } from '../../../parts/format-number.ts'
import { ProductStore } from '../../products/product-store.ts'
import { OrderStore } from '../order-store.ts'

test('a customer orders with the fields of the contract, and keeps the part numbers of that time [API-5, PURCH-6]', async () => {
  const partNumbers = ['MZ-V9P2T0BW', 'X-1']
  const [alice, product] = await Promise.all([aCustomer(), aProduct({ price: 19.99, partNumbers })])
  const fields = {
    name: alice.name,
    email: alice.email,
    product: product.product,
    price: 19.99,
    quantity: 3,
    totalPrice: 59.97,
    status: 'pending',
    paid: false,
  }
  const { status, body } = await api('POST /orders', { by: alice, body: fields })
  expect(status).toBe(200)
  await db.doc(`products/${product._id}`).update({ partNumbers: ['LATER'] })
  const [booked] = (await api('GET /myorders', { by: alice })).body
  expect(booked).toEqual({
    ...fields,
    _id: body.insertedId,
    purchase: body.purchase,
    productId: product._id,
    image: product.image,
    partNumbers,
    createdAt: expect.any(String),
  })
  await expectStock(product, 17)
})

test('an ambiguous product name is refused, its id is accepted [API-5]', async () => {
  const [alice, one] = await Promise.all([aCustomer(), aProduct()])
  const two = await aProduct({ product: one.product })
  const byName = { product: one.product, quantity: 1 }
  expect(await api('POST /orders', { by: alice, body: byName })).toMatchObject({
    status: 409,
    body: { code: 'ambiguous-product' },
  })
  expect((await placeOrder(alice, two, 1)).status).toBe(200)
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
  await expectStock(product, 20)
})

test.each([
  [-1, 400, 'below-minimum', 'please order Minimum 5 piece'],
  [4, 400, 'below-minimum', 'please order Minimum 5 piece'],
  [21, 409, 'above-stock', 'please order Maximum 20 piece'],
  [1.5, 400, 'invalid-body', expect.any(String)],
])(
  'a quantity of %j is refused with %i %s [BUY-2, BUY-3, API-21]',
  async (quantity, status, code, detail) => {
    const [alice, product] = await Promise.all([aCustomer(), aProduct({ minimum_order: 5 })])
    const answer = await placeOrder(alice, product, quantity)
    expect(answer).toMatchObject({ status, body: { status, code, detail } })
    await expectStock(product, 20)
  },
)

test('an order above the maximum total is refused, and the lists still work [API-11, API-21]', async () => {
  const alice = await aCustomer()
  const product = await aProduct({ price: 1000.01, available_quantity: 1_000_000 })
  expect(await placeOrder(alice, product, 1_000_000)).toMatchObject({
    status: 400,
    body: {
      code: 'above-maximum',
      detail: `One order may cost at most ${formatPrice(1_000_000_000, 0)}`,
    },
  })
  expect((await placeOrder(alice, product, 999_990)).status).toBe(200)
  expect((await api('GET /myorders', { by: alice })).body).toHaveLength(1)
})

test('60 buyers at once on 10 pieces get exactly 10 orders [API-7]', async () => {
  const product = await aProduct({ available_quantity: 10 })
  const buyers = await Promise.all(Array.from({ length: 60 }, () => aCustomer()))
  const answers = await Promise.all(buyers.map((buyer) => placeOrder(buyer, product, 1)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 409)).toHaveLength(50)
  await expectStock(product, 0)
})

test('an Idempotency-Key books no other order, nor a cancelled one again, and is separate for each caller [API-8]', async () => {
  const { alice, bob, product } = await aShop()
  const key = randomUUID()
  const { body } = await placeOrder(alice, product, 2, key)
  expect(await placeOrder(alice, product, 3, key)).toMatchObject({
    status: 422,
    body: { code: 'idempotency-mismatch' },
  })
  const other = await placeOrder(bob, product, 2, key)
  expect(other.status).toBe(200)
  expect(other.body.insertedId).not.toBe(body.insertedId)
  await expectStock(product, 16)

  await api(`DELETE /myorder/${body.insertedId}`, { by: alice })
  expect((await placeOrder(alice, product, 2, key)).body).toEqual(body)
  await expectStock(product, 18)
})

const aBuyer = async () => ({ ...(await aCustomer()), requestId: 'test' })

afterEach(() => void vi.restoreAllMocks())

/** The error of a commit that got this gRPC code. */
const failure = (code: number) => Object.assign(new Error('no answer'), { code })

// Lost responses are in test/faults/lost-commits.test.ts.
test('an order whose write the client has sent again once it was done is booked once, and the buyer gets its id [API-8]', async () => {
  const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
  const commit = WriteBatch.prototype.commit
  vi.spyOn(WriteBatch.prototype, 'commit').mockImplementationOnce(async function (
    this: WriteBatch,
  ) {
    await commit.call(this)
    throw failure(9)
  })
  const order = { productId: product._id, quantity: 2 }
  const { orderIds } = await new OrderStore(events).purchase(order, buyer)
  expect((await db.doc(`orders/${orderIds[0]}`).get()).get('quantity')).toBe(2)
  await expectStock(product, 18)
})

test('an order without a response from Firestore does not block the next order of its product [API-7]', async () => {
  const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
  const orders = new OrderStore(events)
  vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValueOnce(failure(13))
  const done: string[] = []
  const place = async (name: string) => {
    await orders.purchase({ productId: product._id, quantity: 2 }, buyer)
    done.push(name)
  }
  await Promise.all([place('first'), place('second')])
  expect(done).toEqual(['second', 'first'])
  await expectStock(product, 16)
})

test.each([
  ['never answered', 13, 3],
  ['refused as invalid', 3, 1],
])(
  'an order whose write is %s (gRPC %i) is tried %i times [API-8, API-21]',
  async (_, code, times) => {
    const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
    const commit = vi.spyOn(WriteBatch.prototype, 'commit').mockRejectedValue(failure(code))
    const placed = new OrderStore(events).purchase({ productId: product._id, quantity: 2 }, buyer)
    await expect(placed).rejects.toMatchObject({ code })
    expect(commit).toHaveBeenCalledTimes(times)
    await expectStock(product, 20)
  },
)

test.each([
  ['was bought from', { available_quantity: 2 }, 3, 'above-stock'],
  ['is dearer', { price: 89.99 }, 3, undefined],
  ['has pieces again', { available_quantity: 40 }, 30, undefined],
  ['is sold in tens', { minimum_order: 10 }, 3, 'below-minimum'],
])(
  'an instance that remembers a product detects that it %s since [API-5, API-7]',
  async (_, change, quantity, refusal) => {
    const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
    const orders = new OrderStore(events)
    await orders.purchase({ productId: product._id, quantity: 1 }, buyer)
    await db.doc(`products/${product._id}`).update(change)
    const next = orders.purchase({ productId: product._id, quantity }, buyer)
    if (refusal) return expect(next).rejects.toMatchObject({ code: refusal })
    const stored = await db.doc(`orders/${(await next).orderIds[0]}`).get()
    const now = { ...product, available_quantity: 19, ...change }
    expect(stored.data()).toMatchObject({ quantity, price: now.price })
    expect(await stockOf(product)).toBe(now.available_quantity - quantity)
  },
)

test('an instance that remembers a product detects its deletion [API-7, API-18]', async () => {
  const [buyer, product] = await Promise.all([aBuyer(), aProduct()])
  const orders = new OrderStore(events)
  await orders.purchase({ productId: product._id, quantity: 1 }, buyer)
  await new ProductStore(events).remove(product._id, tester)
  const next = orders.purchase({ productId: product._id, quantity: 1 }, buyer)
  await expect(next).rejects.toMatchObject({ status: 404 })
  expect(await ledgerOf(product)).toBe(0)
})
