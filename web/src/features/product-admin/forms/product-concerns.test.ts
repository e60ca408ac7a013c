import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { findConcerns, type NewValues } from './product-concerns.ts'

const values = { product: undefined, type: undefined, isSoldOut: false }
const other = aManagedProduct({ _id: 'other', product: 'Samsung 990 Pro 2TB' })

/** The shop has another product of each name and number that is no `new`. */
function find(change: Partial<NewValues>, types = ['Graphics card', 'SSD']) {
  fakeApi({
    'GET /api/products/summary': { all: 1, draft: 0, low: 0, contradictory: 0, types, brands: [] },
    'POST /api/products/match': async (request) => {
      const { rows } = await request.json()
      const isNew = (row: object) => JSON.stringify(row).includes('new')
      return { matches: rows.map((row: object) => ({ products: isNew(row) ? [] : [other] })) }
    },
  })
  return findConcerns(new QueryClient(), { ...values, ...change }, 'own')
}

test.each<[Partial<NewValues>, string[]]>([
  [{}, []],
  [{ type: 'SSD', product: 'new' }, []],
  [{ type: 'ssd' }, ['type']],
  [{ product: 'samsung 990 PRO 2 TB' }, ['product']],
  [{ type: 'Fan', product: '990', isSoldOut: true }, ['product', 'type', 'minimum_order']],
  [{ partNumbers: ['new'], gtin: 'new' }, []],
  [{ partNumbers: ['new', 'mz v9p2t0b/am'] }, ['partNumbers']],
  [{ gtin: '0036000291452' }, ['gtin']],
])('the values %j are asked about: %j [STAFF-1, ITEM-1]', async (change, fields) => {
  expect((await find(change)).map(({ field }) => field)).toEqual(fields)
})

test('another spelling of a type names the type of the shop [STAFF-1]', async () => {
  for (const type of ['Graphic card', 'graphics-cards']) {
    const [concern] = await find({ type })
    expect(concern?.warning).toContain('The shop has the type “Graphics card”')
  }
  expect((await find({ type: 'Fan' }))[0]?.warning).toContain('No product')
})

test('the first product of a shop has a new type without a question [STAFF-1]', async () => {
  expect(await find({ type: 'SSD' }, [])).toEqual([])
})

test('a question about a number names it and the product that has it, which is not the edited one [ITEM-1]', async () => {
  const [concern] = await find({ partNumbers: ['mz-v9p2t0b/am'] })
  expect(concern?.question).toBe('A second product with the part number mz-v9p2t0b/am?')
  expect(concern?.warning).toContain('“Samsung 990 Pro 2TB” has the part number')
  fakeApi({ 'POST /api/products/match': { matches: [{ products: [other] }] } })
  const own = { ...values, product: 'new', isSoldOut: true }
  expect(await findConcerns(new QueryClient(), own, 'other')).toMatchObject([
    { field: 'minimum_order' },
  ])
})

test('without an answer only what is known here is asked about [STAFF-1]', async () => {
  fakeApi({})
  const own = { ...values, product: 'new', isSoldOut: true }
  expect(await findConcerns(new QueryClient(), own)).toMatchObject([{ field: 'minimum_order' }])
})
