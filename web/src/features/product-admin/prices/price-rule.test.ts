import { expect, test } from 'vitest'
import { newPrice, type PriceRule, readRule } from './price-rule.ts'

const aRule = (special: Partial<PriceRule>): PriceRule => ({
  kind: 'percent',
  value: 0,
  rounds: false,
  ...special,
})

test.each<[number, Partial<PriceRule>, number]>([
  [79.99, { value: 10 }, 87.99],
  [10.05, { value: 10 }, 11.06],
  [79.99, { value: -12.5 }, 69.99],
  [1.1, { kind: 'add', value: 2.2 }, 3.3],
  [5, { kind: 'add', value: -5 }, 0],
  [79.99, { kind: 'set', value: 5 }, 5],
  [149.48, { rounds: true }, 148.99],
  [149.49, { rounds: true }, 149.99],
  [0.2, { rounds: true }, 0.99],
  // What leaves nothing is refused, and not rounded up.
  [5, { kind: 'add', value: -6, rounds: true }, -1],
])('%d by %j costs %d [STAFF-12]', (price, rule, expected) => {
  expect(newPrice(price, aRule(rule))).toBe(expected)
})

test('a rule is read as people write numbers [STAFF-12]', () => {
  const read = (value: string) => readRule({ ...aRule({}), value })?.value
  expect(['-12,5', '$1,299.99', '5', '', '1.234', 'ten'].map(read)).toEqual([
    -12.5,
    1299.99,
    5,
    undefined,
    undefined,
    undefined,
  ])
})
