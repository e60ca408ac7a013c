import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, formatPrice } from './format-number.ts'

test.each([0, 1, 2] as const)(
  'numbers with %d decimals are formatted like Intl does',
  (decimals) => {
    const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })
    const aNumber = fc.integer().map((number) => number / 10 ** decimals)
    fc.assert(
      fc.property(aNumber, (number) => {
        expect(formatNumber(number, decimals)).toBe(intl.format(number))
      }),
    )
  },
)

test('further decimals are rounded, and zeros at the end left out', () => {
  expect(formatNumber(1199.6)).toBe('1,200')
  expect(formatNumber(31.96, 1)).toBe('32')
  expect(formatNumber(1 / 3, 2)).toBe('0.33')
})

test.each([
  [0, '$0.00'],
  [5.1, '$5.10'],
  [1000, '$1,000.00'],
  [1234567.891, '$1,234,567.89'],
  [1e18, '$1,000,000,000,000,000,000.00'],
])('%d dollars are formatted as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})
