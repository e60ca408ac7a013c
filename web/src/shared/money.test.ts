import { expect, test } from 'vitest'
import { formatDollars } from './money.ts'

test.each([
  [0, '$0.00'],
  [5.1, '$5.10'],
  [129.9, '$129.90'],
  [999.99, '$999.99'],
  [1000, '$1,000.00'],
  [1234567.891, '$1,234,567.89'],
  [1e18, '$1,000,000,000,000,000,000.00'],
])('%d dollars are formatted as %s, like Intl does', (amount, text) => {
  expect(formatDollars(amount)).toBe(text)
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  expect(dollars.format(amount)).toBe(text)
})
