import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

const limits = { minimum_order: 5, available_quantity: 20 }

test.each(['5', ' 12 ', '20', '007'])('%j is a quantity', (typed) => {
  expect(readQuantity(typed, limits)).toEqual({ quantity: Number(typed) })
})

test('a quantity may have separators', () => {
  const many = { minimum_order: 1, available_quantity: 5000 }
  expect(readQuantity('1 000', many)).toEqual({ quantity: 1000 })
  expect(readQuantity('1,000', many)).toEqual({ quantity: 1000 })
})

test.each(['4', '0', '-1'])('%j is below the minimum [BUY-2]', (typed) => {
  expect(readQuantity(typed, limits)).toEqual({ problem: 'please order Minimum 5 piece' })
})

test.each(['21', '1000000000000'])('%j is above the stock [BUY-3]', (typed) => {
  expect(readQuantity(typed, limits)).toEqual({ problem: 'please order Maximum 20 piece' })
})

test.each(['', ' ', 'abc', '1.5', '5e1', '0x10', '５'])('%j is not a number of pieces', (typed) => {
  expect(readQuantity(typed, limits)).toEqual({ problem: 'please order a whole number of pieces' })
})
