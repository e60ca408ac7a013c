import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

const limits = { minimum_order: 5, available_quantity: 20 }

test.each(['5', ' 12 ', '20', '007'])('%j is a quantity', (typed) => {
  expect(readQuantity(typed, limits)).toEqual({ quantity: Number(typed) })
})

test.each([
  ['4', 'please order Minimum 5 piece'],
  ['-1', 'please order Minimum 5 piece'],
  ['21', 'please order Maximum 20 piece'],
  ['1,000,000,000,000', 'please order Maximum 20 piece'],
  ['', 'please order a whole number of pieces'],
  ['abc', 'please order a whole number of pieces'],
  ['1.5', 'please order a whole number of pieces'],
  ['5e1', 'please order a whole number of pieces'],
  ['0x10', 'please order a whole number of pieces'],
  ['５', 'please order a whole number of pieces'],
])('%j is answered with “%s” [BUY-2, BUY-3]', (typed, problem) => {
  expect(readQuantity(typed, limits)).toEqual({ problem })
})
