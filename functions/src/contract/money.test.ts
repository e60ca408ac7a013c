import { expect, test } from 'vitest'
import { totalPrice } from './money.ts'
import { Price } from './price.ts'

test.each([
  [0.1, 3, 0.3],
  [79.99, 3, 239.97],
  [19.99, 1_000_000, 19_990_000],
])('%f dollars times %i is %f, without a rounding error', (price, quantity, total) => {
  expect(totalPrice(price, quantity)).toBe(total)
})

test.each([
  [0, true],
  [999_999.99, true],
  [0.001, false],
  [19.9900001, false],
  [1_000_000_000, true],
  [-1, false],
  [Number.POSITIVE_INFINITY, false],
])('%f is an amount of dollars: %s', (dollars, isAmount) => {
  expect(Price.safeParse(dollars).success).toBe(isAmount)
})
