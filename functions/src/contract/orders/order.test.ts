import { expect, test } from 'vitest'
import indexes from '../../../../firestore.indexes.json' with { type: 'json' }
import { quantityProblem } from '../catalog/stock.ts'
import { NewOrder, Order } from './order.ts'

const stock = { minimum_order: 5, available_quantity: 20 }

test.each([
  [-1, 'please order Minimum 5 piece'],
  [0, 'please order Minimum 5 piece'],
  [4, 'please order Minimum 5 piece'],
  [5, undefined],
  [20, undefined],
  [21, 'please order Maximum 20 piece'],
  [10 ** 12, 'please order Maximum 20 piece'],
])('a quantity of %i gets %j [BUY-2, BUY-3]', (quantity, message) => {
  expect(quantityProblem(stock, quantity)?.message).toBe(message)
})

test('an order identifies its product by id or by name', () => {
  expect(NewOrder.safeParse({ quantity: 1 }).success).toBe(false)
  expect(NewOrder.safeParse({ quantity: 1, productId: 'ssd' }).success).toBe(true)
  expect(NewOrder.safeParse({ quantity: 1, product: 'SSD' }).success).toBe(true)
})

test.each([1.5, '5', 'abc', null, undefined, Number.NaN, 2 ** 60])(
  'a quantity of %j is invalid',
  (quantity) => {
    expect(NewOrder.safeParse({ productId: 'ssd', quantity }).success).toBe(false)
  },
)

test('firestore.indexes.json exempts each field of an order that no query uses [API-17]', () => {
  const exempt = indexes.fieldOverrides
    .filter(({ collectionGroup }) => collectionGroup === 'orders')
    .map(({ fieldPath }) => fieldPath)
  const others = ['_id', 'createdAt']
  expect([...others, ...exempt]).toEqual(expect.arrayContaining(Object.keys(Order.shape)))
})
