import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api, placeOrder } from '../../../../test/support/api.ts'
import { expectStocks } from '../../../../test/support/expect-stock.ts'
import { aCustomer, db, type Person } from '../../../../test/support/people.ts'
import type { NewProduct, Product } from '../../../contract/catalog/product.ts'
import { maxPurchaseLines } from '../../../contract/orders/order-limits.ts'
import { formatPrice } from '../../../parts/format-number.ts'

interface Line {
  productId: string
  quantity: unknown
  price?: number
}

const lineOf = ({ _id }: Product, quantity: unknown = 1): Line => ({ productId: _id, quantity })

const send = (by: Person, lines: Line[], key?: string) =>
  api('POST /orders/batch', { by, body: { lines }, key })

/** A product for each of these. */
const products = <Specials extends Partial<NewProduct>[]>(...specials: Specials) =>
  // `map` keeps the length, but not in its type.
  Promise.all(specials.map(aProduct)) as Promise<{ [Index in keyof Specials]: Product }>
const ordersOf = async (by: Person) => (await api('GET /myorders', { by })).body

async function expectUntouched(by: Person, parts: Product[]): Promise<void> {
  expect(await ordersOf(by)).toEqual([])
  const opening = parts.map(({ available_quantity }) => available_quantity)
  await expectStocks(parts, opening)
  const events = await db.collection('events').where('actor.uid', '==', by.uid).get()
  expect(events.empty).toBe(true)
}

test('each line of a purchase becomes an order of the contract with an event; the orders share a purchase [FIT-3]', async () => {
  const [alice, parts] = await Promise.all([aCustomer(), products({ price: 19.99 }, {})])
  const [cpu, ssd] = parts
  const { status, body } = await send(alice, [{ ...lineOf(cpu, 3), price: 19.99 }, lineOf(ssd, 2)])
  expect(status).toBe(200)
  const { insertedIds, purchase } = body
  const [first, second] = insertedIds
  const orders = await ordersOf(alice)
  expect(orders).toHaveLength(2)
  for (const order of [
    { _id: first, productId: cpu._id, price: 19.99, quantity: 3, totalPrice: 59.97 },
    { _id: second, productId: ssd._id, price: 79.99, quantity: 2, totalPrice: 159.98 },
  ]) {
    const booked = { ...order, purchase, email: alice.email, status: 'pending', paid: false }
    expect(orders).toContainEqual(expect.objectContaining(booked))
  }
  await expectStocks(parts, [17, 18])
  const read = await api(`GET /purchase/${second}`, { by: alice })
  expect(read.body.timeline).toMatchObject([{ type: 'order-placed', by: 'buyer' }])
})

test('lines of one product are merged before the check and become one order [FIT-3]', async () => {
  const alice = await aCustomer()
  const part = await aProduct({ minimum_order: 5, available_quantity: 9 })
  const below = await send(alice, [lineOf(part, 2), lineOf(part, 2)])
  const message = 'please order Minimum 5 piece'
  expect(below.body.fields).toMatchObject([{ message }, { message }])
  const above = await send(alice, [lineOf(part, 5), lineOf(part, 5)])
  expect(above).toMatchObject({ status: 409, body: { fields: [{ code: 'above-stock' }, {}] } })
  await expectUntouched(alice, [part])

  const { body } = await send(alice, [lineOf(part, 2), lineOf(part, 3)])
  expect(body.insertedIds[0]).toBe(body.insertedIds[1])
  const [order, ...more] = await ordersOf(alice)
  expect(more).toEqual([])
  expect(order.quantity).toBe(5)
  await expectStocks([part], [4])
})

test('a refused purchase answers each refused line with its product as it is now, and writes nothing [FIT-3]', async () => {
  const alice = await aCustomer()
  const few = { available_quantity: 2, minimum_order: 3 }
  const parts = await products({}, few, { minimum_order: 4 }, {}, {})
  const [fine, soldOut, inFours, dearer, zero] = parts
  const { status, body } = await send(alice, [
    lineOf(fine),
    lineOf(soldOut, 3),
    lineOf(inFours, 1),
    { ...lineOf(dearer), price: 59.99 },
    { productId: `gone-${randomUUID()}`, quantity: 1 },
    lineOf(zero, 0),
    lineOf(zero, 7),
  ])
  const refusal = (line: number, code: string, message: string, product?: Product) => {
    const { price, available_quantity, minimum_order } = product ?? {}
    return { path: `lines.${line}`, code, message, price, available_quantity, minimum_order }
  }
  expect([status, body.code]).toEqual([409, 'lines-refused'])
  expect(body.detail).toBe('5 lines cannot be ordered, so nothing was ordered')
  expect(body.fields).toEqual([
    refusal(1, 'above-stock', 'please order Maximum 2 piece', soldOut),
    refusal(2, 'below-minimum', 'please order Minimum 4 piece', inFours),
    refusal(3, 'price-changed', `The price is now ${formatPrice(79.99)}`, dearer),
    refusal(4, 'not-found', 'There is no such product'),
    refusal(5, 'below-minimum', 'please order Minimum 1 piece', zero),
  ])
  await expectUntouched(alice, parts)
})

test.each([
  ['no lines', []],
  ['101 lines', Array.from({ length: maxPurchaseLines + 1 }, () => ({ quantity: 1 }))],
  ['a fraction', [{ quantity: 1.5 }]],
  ['an unsafe quantity', [{ quantity: 2 ** 60 }]],
  ['no product', [{ quantity: 1, productId: undefined }]],
  ['a path as product', [{ quantity: 1, productId: '../users/x' }]],
  ['a negative price', [{ quantity: 1, price: -1 }]],
])('a purchase with %s is refused as invalid and writes nothing [FIT-3]', async (_, lines) => {
  const [alice, part] = await Promise.all([aCustomer(), aProduct()])
  const body = { lines: lines.map((line) => ({ productId: part._id, ...line })) }
  const answer = await api('POST /orders/batch', { by: alice, body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-body' } })
  await expectUntouched(alice, [part])
})

test('a purchase of lines that are all below the minimum is refused with 400 [FIT-3]', async () => {
  const [alice, part] = await Promise.all([aCustomer(), aProduct({ minimum_order: 2 })])
  const answer = await send(alice, [lineOf(part, -3)])
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'lines-refused', detail: 'One line cannot be ordered, so nothing was ordered' },
  })
})

test('100 lines are booked in one batch, and cancelled in one commit [FIT-3, PURCH-1]', async () => {
  const alice = await aCustomer()
  const parts = await products(...Array.from({ length: maxPurchaseLines }, () => ({})))
  const { status, body } = await send(
    alice,
    parts.map((part) => lineOf(part, 2)),
  )
  expect(status).toBe(200)
  expect(new Set(body.insertedIds).size).toBe(maxPurchaseLines)
  expect(await ordersOf(alice)).toHaveLength(maxPurchaseLines)
  const expectStock = async (pieces: number) => {
    const left = await db.getAll(...parts.map(({ _id }) => db.doc(`products/${_id}`)))
    expect(new Set(left.map((part) => part.get('available_quantity')))).toEqual(new Set([pieces]))
  }
  await expectStock(18)

  const purchase = await api(`GET /purchase/${body.purchase}`, { by: alice })
  expect(purchase.body.lines).toHaveLength(maxPurchaseLines)
  const ids: string[] = body.insertedIds
  const cancelled = await api('POST /orders/batch/cancel', { by: alice, body: { ids } })
  expect(cancelled.body.results).toEqual(ids.map((id) => ({ id, outcome: 'done' })))
  await expectStock(20)
}, 120_000)

test('a replay of a purchase gets the first answer, also after a line was cancelled [FIT-3]', async () => {
  const [alice, parts] = await Promise.all([aCustomer(), products({}, { available_quantity: 1 })])
  const key = randomUUID()
  const lines = parts.map((part) => lineOf(part))
  const first = await send(alice, lines, key)
  expect((await send(alice, lines, key)).body).toEqual(first.body)
  const [cancelled] = first.body.insertedIds
  expect((await api(`DELETE /myorder/${cancelled}`, { by: alice })).status).toBe(200)
  expect((await send(alice, lines, key)).body).toEqual(first.body)
  expect(await ordersOf(alice)).toHaveLength(1)
  await expectStocks(parts, [20, 0])
})

test('the key of a purchase books no other purchase and no single order, and is separate for each caller [FIT-3]', async () => {
  const [alice, bob, parts] = await Promise.all([aCustomer(), aCustomer(), products({}, {})])
  const key = randomUUID()
  const lines = parts.map((part) => lineOf(part))
  await send(alice, lines, key)
  const mismatch = { status: 422, body: { code: 'idempotency-mismatch' } }
  expect(await send(alice, lines.slice(1), key)).toMatchObject(mismatch)
  expect(await send(alice, [...lines, ...lines], key)).toMatchObject(mismatch)
  expect(await placeOrder(alice, parts[0], 1, key)).toMatchObject(mismatch)
  expect((await send(bob, lines, key)).status).toBe(200)
  await expectStocks(parts, [18, 18])
})
