import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderStore } from '../../src/orders/order-store.ts'
import { aProduct, api, ledgerOf, stockOf } from '../support/api.ts'
import { aCustomer, db } from '../support/people.ts'

const ten = Array.from({ length: 10 })

test('one Idempotency-Key on ten concurrent connections books one order of the last pieces [API-8, BUY-6]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct({ available_quantity: 2 })])
  const headers = { 'idempotency-key': randomUUID(), connection: 'close' }
  const body = { productId: product._id, quantity: 2 }
  const answers = await Promise.all(
    ten.map(() => api('POST /orders', { by: alice, body, headers })),
  )
  expect(answers.map(({ status }) => status)).toEqual(ten.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1)
  expect((await api('GET /myorders', { by: alice })).body).toHaveLength(1)
  expect(await stockOf(product)).toBe(0)
  expect(await ledgerOf(product)).toBe(0)
})

test('one Idempotency-Key on ten instances at once books one order of the last pieces [API-8]', async () => {
  const [alice, product] = await Promise.all([aCustomer(), aProduct({ available_quantity: 2 })])
  const [key, buyer] = [randomUUID(), { ...alice, requestId: 'test' }]
  const order = { productId: product._id, quantity: 2 }
  const ids = await Promise.all(ten.map(() => orderStore(db).place(order, buyer, key)))
  expect(new Set(ids).size).toBe(1)
  expect(await stockOf(product)).toBe(0)
  expect(await ledgerOf(product)).toBe(0)
})
