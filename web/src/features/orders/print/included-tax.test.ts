import { expect, test } from 'vitest'
import { includedTax } from './included-tax.ts'

test.each([
  [13_000, 19, 2076],
  [10_810, 8.1, 810],
  [13_000, 0, 0],
])('%i cents contain, at %f percent, a tax of %i [PURCH-6]', (cents, percent, tax) => {
  expect(includedTax(cents, percent)).toBe(tax)
})
