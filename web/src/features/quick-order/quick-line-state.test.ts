import { expect, test } from 'vitest'
import type { QuickLine } from '#shared/orders/quick-list.ts'
import { aProduct } from '#shared/testing/samples.ts'
import { lineStates } from './quick-line-state.ts'

const ssd = aProduct({ minimum_order: 5, available_quantity: 20 })
const twin = aProduct({ _id: 'twin', product: 'Twin SSD' })
const soldOut = aProduct({ _id: 'sold-out', minimum_order: 5, available_quantity: 4 })
const products = new Map([ssd, twin, soldOut].map((product) => [product._id, product]))

const line = (special: Partial<QuickLine>): QuickLine => ({
  id: crypto.randomUUID(),
  text: '5 x SSD',
  quantity: '5',
  productId: ssd._id,
  ...special,
})

const statesOf = (...lines: Partial<QuickLine>[]) => lineStates(lines.map(line), products, false)

const problemsOf = (...lines: Partial<QuickLine>[]) =>
  statesOf(...lines).map((state) => (state.kind === 'product' ? state.problem : state))

const problemOf = (special: Partial<QuickLine>) => problemsOf(special)[0]

test('a line with a valid quantity can be ordered [QUICK-1]', () => {
  const state = { kind: 'product', product: ssd, quantity: 5 }
  expect(statesOf({})).toEqual([state])
})

const minimum = 'please order Minimum 5 piece'
const maximum = 'please order Maximum 20 piece'

test.each([
  ['4', minimum, '5'],
  ['-1', minimum, '5'],
  ['21', maximum, '20'],
  ['1e9', 'please order a whole number of pieces', '5'],
  ['', 'please order a whole number of pieces', '5'],
])('%j pieces: “%s”, and one press makes it %s [QUICK-1]', (quantity, message, wanted) => {
  const repairs = [{ label: `Order ${wanted}`, change: { quantity: wanted } }]
  expect(problemOf({ quantity })).toEqual({ message, repairs })
  expect(problemOf({ quantity: wanted })).toBeUndefined()
})

test('lines of one product are checked together, and the message says what the others order [QUICK-1]', () => {
  const [two, three] = [{ quantity: '2' }, { quantity: '3' }]
  expect(problemsOf(two, three)).toEqual([undefined, undefined])
  const problem = (limit: string, others: number, ...wanted: string[]) => ({
    message: `${limit}. Other lines of this product order ${others}.`,
    repairs: wanted.map((quantity) => ({ label: `Order ${quantity}`, change: { quantity } })),
  })
  expect(problemsOf(two, two)).toEqual(Array(2).fill(problem(minimum, 2, '3')))
  expect(problemsOf({ quantity: '6' }, { quantity: '16' })).toEqual([
    problem(maximum, 16, '4'),
    problem(maximum, 6, '14'),
  ])
  expect(problemsOf(two, { quantity: '20' })[0]).toEqual(problem(maximum, 20))
  expect(problemsOf({ quantity: '0' }, { quantity: '5' })[0]).toMatchObject(problem(minimum, 5))
})

test('a sold-out product and one that is gone cannot be repaired [QUICK-1]', () => {
  expect(problemOf({ productId: 'sold-out', quantity: '4' })).toEqual({
    message: 'Sold out: the remaining stock is below the minimum order. Please check back soon.',
    repairs: [],
  })
  expect(problemOf({ productId: 'gone' })).toEqual({ kind: 'gone' })
})
