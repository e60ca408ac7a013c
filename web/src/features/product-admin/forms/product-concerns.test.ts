import { expect, test } from 'vitest'
import { findConcerns } from './product-concerns.ts'

const known = { types: ['Graphics card', 'SSD'], names: ['Samsung 990 Pro 2TB'] }
const values = { product: undefined, type: undefined, isSoldOut: false }
const fieldsOf = (change: object, about = known) =>
  findConcerns({ ...values, ...change }, about).map(({ field }) => field)

test.each([
  [{}, []],
  [{ type: 'SSD', product: 'Samsung 990 Pro 4TB' }, []],
  [{ type: 'ssd' }, ['type']],
  [{ product: ' samsung  990 PRO 2 TB ' }, ['product']],
  [
    { type: 'Fan', product: 'Samsung 990 Pro 2TB', isSoldOut: true },
    ['product', 'type', 'minimum_order'],
  ],
])('the values %j are asked about: %j [STAFF-1]', (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields)
})

test('another spelling of a type names the type of the shop [STAFF-1]', () => {
  for (const type of ['Graphic card', 'graphics-cards']) {
    const [concern] = findConcerns({ ...values, type }, known)
    expect(concern?.warning).toContain('The shop has the type “Graphics card”')
  }
  expect(findConcerns({ ...values, type: 'Fan' }, known)[0]?.warning).toContain('No product')
})

test('the first product of a shop has a new type without a question [STAFF-1]', () => {
  expect(fieldsOf({ type: 'SSD' }, { types: [], names: [] })).toEqual([])
})
