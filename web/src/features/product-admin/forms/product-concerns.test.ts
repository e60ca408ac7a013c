import { expect, test } from 'vitest'
import { findConcerns } from './product-concerns.ts'

const known = {
  types: ['Graphics card', 'SSD'],
  others: [
    { product: 'Samsung 990 Pro 2TB', partNumbers: ['MZ-V9P2T0B/AM'], gtin: '036000291452' },
    { product: 'Another' },
  ],
}
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
  expect(fieldsOf({ type: 'SSD' }, { types: [], others: [] })).toEqual([])
})

test.each([
  [{ partNumbers: ['MZ-V9P2T0B', 'new'], gtin: '4006381333931' }, []],
  [{ partNumbers: ['new', 'mz v9p2t0b/am'] }, ['partNumbers']],
  [{ gtin: '0036000291452' }, ['gtin']],
])('numbers %j that another product has are asked about: %j [ITEM-1]', (change, fields) => {
  expect(fieldsOf(change)).toEqual(fields)
})

test('a question about a number names it and the product that has it [ITEM-1]', () => {
  const [concern] = findConcerns({ ...values, partNumbers: ['mz-v9p2t0b/am'] }, known)
  expect(concern?.question).toBe('A second product with the part number mz-v9p2t0b/am?')
  expect(concern?.warning).toContain('“Samsung 990 Pro 2TB” has the part number')
})
