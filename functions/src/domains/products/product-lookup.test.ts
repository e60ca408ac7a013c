import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, api } from '../../../test/support/api.ts'
import { newProduct } from '../../../test/support/new-product.ts'
import { anAdmin, events } from '../../../test/support/people.ts'
import { ProductQuery } from '../../contract/catalog/product-filter.ts'
import { ManagedProductStore } from './managed-product-store.ts'
import { productLookup } from './product-lookup.ts'

const managed = (_id: string, fields: object) => ({
  ...newProduct({ product: `Drive ${_id}` }),
  _id,
  draft: false,
  revision: 0,
  ...fields,
})

const shop = [
  managed('one', { partNumbers: ['100-100001084WOF', 'X 1'], gtin: '036000291452' }),
  managed('two', { partNumbers: ['x-1'], gtin: '4006381333931', product: 'Éclair 2TB' }),
  managed('three', { product: 'eclair  2 TB' }),
  managed('100-100', {}),
]

test.each([
  [
    'part numbers whatever their case, spaces and hyphens',
    { partNumbers: ['100 100001084wof'] },
    'partNumber',
    ['one'],
  ],
  ['no part number by its beginning', { partNumbers: ['100-100'] }, undefined, []],
  ['any of several part numbers', { partNumbers: ['?', 'x1'] }, 'partNumber', ['one', 'two']],
  ['a GTIN with a zero before it', { gtin: '0036000 291452' }, 'gtin', ['one']],
  ['an id', { productId: '100-100' }, 'id', ['100-100']],
  ['names in other case, accents and spacing', { product: 'ÉCLAIR 2tb' }, 'name', ['two', 'three']],
  [
    'the part number before all others',
    { partNumbers: ['X1'], productId: 'three' },
    'partNumber',
    ['one', 'two'],
  ],
  [
    'by the id which of several with its part number is meant',
    { partNumbers: ['X1'], productId: 'two' },
    'partNumber',
    ['two'],
  ],
  [
    'the GTIN before the id',
    { partNumbers: ['?'], gtin: '4006381333931', productId: 'three' },
    'gtin',
    ['two'],
  ],
  ['the id before the name', { productId: 'one', product: 'eclair 2TB' }, 'id', ['one']],
  [
    'the name if all others find nothing',
    { partNumbers: ['?'], gtin: '1', productId: '?', product: 'Drive one' },
    'name',
    ['one'],
  ],
  ['nothing', { partNumbers: [], gtin: ' - ', productId: '', product: '' }, undefined, []],
])('a row finds %s [IMPORT-2]', async (_, row, by, ids) => {
  const match = (await productLookup(shop, [row])).match(row)
  expect([match.by, match.products.map(({ _id }) => _id)]).toEqual([by, ids])
})

const shelf = [
  managed('white', { partNumbers: ['K-1', 'K-1-W'], brand: 'Logi', product: 'Pad i7-9800 White' }),
  managed('black', { partNumbers: ['K-1', 'K-1-B'], brand: 'Logi', product: 'Pad i7-9800' }),
  managed('cheap', { partNumbers: ['K-1'], brand: 'NoName', product: 'Pad' }),
  managed('plain', { partNumbers: ['K-1'], product: 'Pad cover' }),
]

test.each([
  ['its other number', { partNumbers: ['k1', 'K1B'], brand: 'NoName' }, ['black']],
  ['its brand', { partNumbers: ['k1'], brand: 'NONAME', product: 'Pad i7-9800 White' }, ['cheap']],
  [
    'its name in other signs',
    { partNumbers: ['k1'], brand: 'logi', product: 'PAD i7 9800' },
    ['black'],
  ],
  ['a word of its name', { partNumbers: ['k1'], brand: 'Logi', product: 'white pad' }, ['white']],
])('several products of one number are decided by %s [REAL-3]', async (_, row, ids) => {
  const match = (await productLookup(shelf, [row])).match(row)
  expect(match.products.map(({ _id }) => _id)).toEqual(ids)
})

test.each([
  ['no word', { partNumbers: ['k1'] }, 4],
  ['a brand of two', { partNumbers: ['k1'], brand: 'Logi' }, 2],
  ['numbers of two', { partNumbers: ['k1w', 'k1b'], product: 'pad' }, 2],
  ['words that speak for several', { partNumbers: ['k1'], product: 'White pad cover' }, 4],
])('%s is a tie, which asks [REAL-3]', async (_, row, count) => {
  const match = (await productLookup(shelf, [row])).match(row)
  expect(match).toMatchObject({ by: 'partNumber', products: { length: count } })
})

test('a lookup in many products lets other requests run meanwhile [SCALE-2]', async () => {
  let turns = 0
  const turn = () => {
    turns += 1
    pending = setImmediate(turn)
  }
  let pending = setImmediate(turn)
  const many = Array.from({ length: 20_000 }, (_, n) => managed(`many-${n}`, {}))
  const { match } = await productLookup(many, [{ product: 'drive MANY-19999' }])
  clearImmediate(pending)
  expect(match({ product: 'drive MANY-19999' }).products).toEqual([many.at(-1)])
  expect(turns).toBeGreaterThan(2)
})

test('a list without a limit ends after 500 products, also of 501 [SCALE-2]', async () => {
  const all = async () => Array.from({ length: 501 }, (_, n) => managed(`${n}`, {}))
  const store = new ManagedProductStore(events, { all })
  expect(await store.list(ProductQuery.parse({}))).toHaveLength(500)
  expect(await store.list(ProductQuery.parse({ offset: '500' }))).toHaveLength(1)
})

test('rows get the products as they are this moment, also drafts, with all fields and the revision [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const number = `PN-${randomUUID()}`
  const specs = { kind: 'storage' as const, capacityGb: 2000 }
  const facts = [{ label: 'Warranty', value: '5 years' }]
  const product = await aProduct({ partNumbers: [number], specs, facts, draft: true })
  const set = { price: 5 }
  await api('POST /products/changes', {
    by: admin,
    body: {
      changes: [
        { productId: product._id, revision: 0, set, stock: { delta: 1, reason: 'counted' } },
      ],
    },
  })
  const rows = [{ partNumbers: [number.toLowerCase()] }, { product: 'Nothing of this name' }]
  const { body } = await api('POST /products/match', { by: admin, body: { rows } })
  expect(body.matches).toEqual([
    {
      by: 'partNumber',
      products: [{ ...product, ...set, available_quantity: 21, revision: 1 }],
    },
    { products: [] },
  ])
})

test('placeholders find nothing, and are no numbers of a product [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const rows = [{ gtin: '0' }, { gtin: '00000000' }, { partNumbers: ['n/a', '-'] }]
  const { body } = await api('POST /products/match', { by: admin, body: { rows } })
  expect(body.matches).toEqual(rows.map(() => ({ products: [] })))
  for (const number of [{ gtin: '00000000' }, { partNumbers: ['N/A'] }]) {
    const added = await api('POST /products', { by: admin, body: newProduct(number) })
    expect(added).toMatchObject({ status: 400 })
  }
})

test('of many products with one name five are named, and too many rows or long texts are refused [IMPORT-2]', async () => {
  const admin = await anAdmin()
  const name = `Twin ${randomUUID()}`
  await Promise.all(Array.from({ length: 6 }, () => aProduct({ product: name })))
  const send = (rows: object[]) => api('POST /products/match', { by: admin, body: { rows } })
  const { body } = await send([{ product: name }])
  expect(body.matches[0].products).toHaveLength(5)
  expect((await send(Array.from({ length: 200 }, () => ({ product: name })))).status).toBe(200)
  for (const row of [
    { partNumbers: ['x'.repeat(101)] },
    { partNumbers: Array.from({ length: 11 }, String) },
    { product: 'x'.repeat(201) },
  ]) {
    expect((await send([row])).status).toBe(400)
  }
  expect((await send(Array.from({ length: 201 }, () => ({})))).status).toBe(400)
})
