import { currency } from '@tech-house/shop'
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

test.each([0, 5.1, 1000, 1234567.891, 1e18])(
  'the price %d is formatted like Intl does',
  (price) => {
    const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    expect(formatPrice(price)).toBe(intl.format(price))
  },
)
