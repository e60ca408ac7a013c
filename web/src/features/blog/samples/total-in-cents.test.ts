import { expect, test } from 'vitest'
import { totalInCents } from './total-in-cents.ts'

test('three parts at $69.99 cost $209.97', () => {
  expect(totalInCents(69.99, 3)).toBe(20997)
})

test.each([0, -1, 1.5, Number.NaN])('nobody can buy %s parts', (quantity) => {
  expect(() => totalInCents(69.99, quantity)).toThrow('whole number')
})
