import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, ledgerOf, stockOf } from '../../test/support/api.ts'
import { aCustomer, anAdmin, db, type Person } from '../../test/support/people.ts'
import type { NewProduct, Product } from '../contract/catalog/product.ts'
import { maxBatchLines } from '../contract/orders/order-limits.ts'

interface Line {
  productId: string
  quantity: unknown
  price?: number
}

const lineOf = ({ _id }: Product, quantity: unknown = 1): Line => ({ productId: _id, quantity })

const send = (by: Person, lines: Line[], key?: string) =>
  api('POST /orders/batch', {
    by,
    body: { lines },
    headers: key ? { 'idempotency-key': key } : {},
  })

const products = (...overrides: Partial<NewProduct>[]) => Promise.all(overrides.map(aProduct))
const ordersOf = async (by: Person) => (await api('GET /myorders', { by })).body

async function expectUntouched(by: Person, parts: Product[]): Promise<void> {
  expect(await ordersOf(by)).toEqual([])
  expect(await Promise.all(parts.map(stockOf))).toEqual(
    parts.map(({ available_quantity }) => available_quantity),
  )
  const events = await db.collection('events').where('actor.uid', '==', by.uid).get()
  expect(events.empty).toBe(true)
}

test('each line of a batch becomes an order of the contract with an event; the orders share a batch [FIT-3]', async () => {
  const [alice, parts] = await Promise.all([aCustomer(), products({ price: 19.99 }, {})])
  const [cpu, ssd] = parts as [Product, Product]
  const { status, body } = await send(alice, [{ ...lineOf(cpu, 3), price: 19.99 }, lineOf(ssd, 2)])
  expect(status).toBe(200)
  const orders = await ordersOf(alice)
  const order = (product: Product, quantity: number, totalPrice: number, n: number) => ({
    _id: body.insertedIds[n],
    name: alice.name,
    email: alice.email,
    productId: product._id,
    product: product.product,
    price: product.price,
    quantity,
    totalPrice,
    status: 'pending',
    paid: false,
    image: product.image,
    batch: body.insertedIds[0],
    createdAt: expect.any(String),
  })
  expect(orders).toHaveLength(2)
  expect(orders).toContainEqual(order(cpu, 3, 59.97, 0))
  expect(orders).toContainEqual(order(ssd, 2, 159.98, 1))
  expect(await Promise.all(parts.map(stockOf))).toEqual([17, 18])
  expect(await Promise.all(parts.map(ledgerOf))).toEqual([17, 18])
  const read = await api(`GET /order/${body.insertedIds[1]}`, { by: alice })
  expect(read.body.timeline).toMatchObject([{ type: 'order-placed', by: 'buyer' }])
})

test('lines of one product are merged before the check and become one order [FIT-3]', async () => {
  const [alice, part] = await Promise.all([
    aCustomer(),
    aProduct({ minimum_order: 5, available_quantity: 9 }),
  ])
  const below = await send(alice, [lineOf(part, 2), lineOf(part, 2)])
  expect(below.body.fields.map(({ message }: { message: string }) => message)).toEqual([
    'please order Minimum 5 piece',
    'please order Minimum 5 piece',
  ])
  const above = await send(alice, [lineOf(part, 5), lineOf(part, 5)])
  expect(above).toMatchObject({ status: 409, body: { fields: [{ code: 'above-stock' }, {}] } })
  await expectUntouched(alice, [part])

  const { body } = await send(alice, [lineOf(part, 2), lineOf(part, 3)])
  expect(body.insertedIds[0]).toBe(body.insertedIds[1])
  const [order, ...more] = await ordersOf(alice)
  expect(more).toEqual([])
  expect(order.quantity).toBe(5)
  expect(order).not.toHaveProperty('batch')
  expect(await stockOf(part)).toBe(4)
})

test('a refused batch answers each refused line with its product as it is now, and writes nothing [FIT-3]', async () => {
  const [alice, parts] = await Promise.all([
    aCustomer(),
    products({}, { available_quantity: 2, minimum_order: 3 }, { minimum_order: 4 }, {}, {}),
  ])
  const [fine, soldOut, inFours, dearer, zero] = parts as Product[] as [
    Product,
    Product,
    Product,
    Product,
    Product,
  ]
  const { status, body } = await send(alice, [
    lineOf(fine),
    lineOf(soldOut, 3),
    lineOf(inFours, 1),
    { ...lineOf(dearer), price: 59.99 },
    { productId: `gone-${randomUUID()}`, quantity: 1 },
    lineOf(zero, 0),
    lineOf(zero, 7),
  ])
  const now = (product: Product) => ({
    price: product.price,
    available_quantity: product.available_quantity,
    minimum_order: product.minimum_order,
  })
  expect([status, body.code]).toEqual([409, 'lines-refused'])
  expect(body.detail).toBe('5 lines cannot be ordered, so nothing was ordered')
  expect(body.fields).toEqual([
    {
      path: 'lines.1',
      code: 'above-stock',
      message: 'please order Maximum 2 piece',
      ...now(soldOut),
    },
    {
      path: 'lines.2',
      code: 'below-minimum',
      message: 'please order Minimum 4 piece',
      ...now(inFours),
    },
    {
      path: 'lines.3',
      code: 'price-changed',
      message: 'The price is now $79.99',
      ...now(dearer),
    },
    { path: 'lines.4', code: 'not-found', message: 'There is no such product' },
    {
      path: 'lines.5',
      code: 'below-minimum',
      message: 'please order Minimum 1 piece',
      ...now(zero),
    },
  ])
  await expectUntouched(alice, parts)
})

test.each([
  ['no lines', []],
  ['101 lines', Array.from({ length: maxBatchLines + 1 }, () => ({ quantity: 1 }))],
  ['a fraction', [{ quantity: 1.5 }]],
  ['a text as quantity', [{ quantity: '2x' }]],
  ['an unsafe quantity', [{ quantity: 2 ** 60 }]],
  ['no product', [{ quantity: 1, productId: undefined }]],
  ['a path as product', [{ quantity: 1, productId: '../users/x' }]],
  ['a negative price', [{ quantity: 1, price: -1 }]],
])('a batch with %s is refused as invalid and writes nothing [FIT-3]', async (_, lines) => {
  const [alice, part] = await Promise.all([aCustomer(), aProduct()])
  const body = { lines: lines.map((line) => ({ productId: part._id, ...line })) }
  const answer = await api('POST /orders/batch', { by: alice, body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-body' } })
  await expectUntouched(alice, [part])
})

test('a batch of lines that are all below the minimum is refused with 400 [FIT-3]', async () => {
  const [alice, part] = await Promise.all([aCustomer(), aProduct({ minimum_order: 2 })])
  const answer = await send(alice, [lineOf(part, -3)])
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'lines-refused', detail: 'One line cannot be ordered, so nothing was ordered' },
  })
})

test('100 lines are booked in one batch [FIT-3]', async () => {
  const alice = await aCustomer()
  const parts = await products(...Array.from({ length: maxBatchLines }, () => ({})))
  const { status, body } = await send(
    alice,
    parts.map((part) => lineOf(part, 2)),
  )
  expect(status).toBe(200)
  expect(new Set(body.insertedIds).size).toBe(maxBatchLines)
  expect(await ordersOf(alice)).toHaveLength(maxBatchLines)
  const left = await db.getAll(...parts.map(({ _id }) => db.doc(`products/${_id}`)))
  expect(new Set(left.map((part) => part.get('available_quantity')))).toEqual(new Set([18]))
}, 120_000)

test('a replay of a batch gets the first answer, also after a line was cancelled [FIT-3]', async () => {
  const [alice, parts] = await Promise.all([aCustomer(), products({}, { available_quantity: 1 })])
  const key = randomUUID()
  const lines = parts.map((part) => lineOf(part))
  const first = await send(alice, lines, key)
  expect((await send(alice, lines, key)).body).toEqual(first.body)
  const [cancelled] = first.body.insertedIds
  expect((await api(`DELETE /myorder/${cancelled}`, { by: alice })).status).toBe(200)
  expect((await send(alice, lines, key)).body).toEqual(first.body)
  expect(await ordersOf(alice)).toHaveLength(1)
  expect(await Promise.all(parts.map(stockOf))).toEqual([20, 0])
  expect(await Promise.all(parts.map(ledgerOf))).toEqual([20, 0])
})

test('the key of a batch books no other batch and no single order, and is separate for each caller [FIT-3]', async () => {
  const [alice, bob, parts] = await Promise.all([aCustomer(), aCustomer(), products({}, {})])
  const key = randomUUID()
  const lines = parts.map((part) => lineOf(part))
  await send(alice, lines, key)
  const mismatch = { status: 422, body: { code: 'idempotency-mismatch' } }
  expect(await send(alice, lines.slice(1), key)).toMatchObject(mismatch)
  expect(await send(alice, [...lines, ...lines], key)).toMatchObject(mismatch)
  const headers = { 'idempotency-key': key }
  const single = await api('POST /orders', { by: alice, body: lines[0], headers })
  expect(single).toMatchObject(mismatch)
  expect((await send(bob, lines, key)).status).toBe(200)
  expect(await Promise.all(parts.map(stockOf))).toEqual([18, 18])
})

test('one line of a batch is cancelled, delivered and deleted like any order [FIT-3]', async () => {
  const [alice, admin, parts] = await Promise.all([aCustomer(), anAdmin(), products({}, {}, {})])
  const { body } = await send(
    alice,
    parts.map((part) => lineOf(part, 4)),
  )
  const [first, second, third] = body.insertedIds
  await api(`DELETE /myorder/${first}`, { by: alice })
  await api(`PUT /deliver/${second}`, { by: admin })
  await api(`DELETE /order/${third}`, { by: admin })
  expect(await ordersOf(alice)).toMatchObject([{ _id: second, status: 'delivered' }])
  expect(await Promise.all(parts.map(stockOf))).toEqual([20, 16, 20])
  expect(await Promise.all(parts.map(ledgerOf))).toEqual([20, 16, 20])
})
