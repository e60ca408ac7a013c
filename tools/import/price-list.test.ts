import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newProduct } from '../../functions/test/support/new-product.ts'
import { readPriceList } from './price-list.ts'

function listOf(...lines: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'prices-')), 'prices.csv')
  writeFileSync(file, ['part,price,stock,brand,name', ...lines].join('\n'))
  return readPriceList(file)
}

test('prices are found by part number or name, and publish the product [IMPORT-3]', () => {
  const prices = listOf('ab 12-3,1299.90,7', '"A drive, black",79.5,0', 'other,1,1')
  const draft = { ...newProduct(), price: 999_999, available_quantity: 0, draft: true }
  const [priced, named, other] = prices.apply([
    { ...draft, partNumbers: ['AB-123'] },
    { ...draft, product: 'A drive, black' },
    draft,
  ]).products
  expect(priced).toMatchObject({ price: 1299.9, available_quantity: 7 })
  expect(priced).not.toHaveProperty('draft')
  expect(named).toMatchObject({ price: 79.5 })
  expect(other).toBe(draft)
  expect(prices.apply([draft])).toMatchObject({ unused: 3, doubtful: 0 })
})

test('a line that names two products prices neither, and so do two lines of one product [IMPORT-3]', () => {
  const prices = listOf('a-1,10,1', 'b-1,20,1', 'c-1,30,1')
  // A part number in a name is no sign.
  const drafts = [['A-1'], ['a1'], ['B-1', 'C-1']].map((partNumbers, n) => ({
    ...newProduct({ partNumbers, product: `Drive ${n} a` }),
    draft: true,
  }))
  const doubtfulLines = '2, 3, 4'
  expect(prices.apply(drafts)).toEqual({ products: drafts, unused: 0, doubtful: 3, doubtfulLines })
})

test('a brand or a name decides between the parts of one number, a name in other signs, too [REAL-3]', () => {
  const prices = listOf('K-1,10,1,NoName,', 'K-1,20,1,Logi,PAD i7 9800X', 'pad i7 9900,5,1,,')
  const drafts = [
    { partNumbers: ['K1'], brand: 'NoName', product: 'Pad' },
    { partNumbers: ['K1'], brand: 'Logi', product: 'Pad i7-9800X' },
    { partNumbers: ['K1'], brand: 'Logi', product: 'Pad i7-9800' },
    { partNumbers: ['K2'], product: 'Pad i7-9900' },
  ].map((fields) => ({ ...newProduct(fields), price: 999_999, draft: true }))
  const { products, doubtful } = prices.apply(drafts)
  expect(products.map(({ price }) => price)).toEqual([10, 20, 999_999, 5])
  expect(doubtful).toBe(0)
})

test.each([
  ['"1.299,00",4', 'line 3: price must be a number such as 1299.90.'],
  ['1.299,4', 'line 3: price must be'],
  ['cheap,4', 'line 3: price must be'],
  ['0,4', 'line 3: price must be'],
  ['12.50,many', 'line 3: stock must be a whole number.'],
  ['12.50', 'line 3: The column stock is missing.'],
])('the line "AB-1,%s" is refused: %s [IMPORT-3]', (cells, problem) => {
  expect(() => listOf('AB-2,1.00,1', `AB-1,${cells}`)).toThrow(problem)
})

test('all bad lines are named at once, also one without a part [IMPORT-3]', () => {
  expect(() => listOf(',12.50,1', 'AB-1,1,1', 'AB-2,free,1', ',5,1')).toThrow(
    /line 2, 5: part is empty\.\n.*line 4: price must be a number such as 1299\.90\.$/,
  )
})

test('a part that several lines name stays a draft, and all these lines are named [IMPORT-3]', () => {
  const prices = listOf('AB-1,1,1', 'AB-2,5,1', 'ab1,2,1', 'AB-3,7,1', 'A B 2,5,1')
  const drafts = ['AB-1', 'AB-2', 'AB-3'].map((number) => ({
    ...newProduct({ partNumbers: [number] }),
    draft: true,
  }))
  const { products, doubtful, doubtfulLines } = prices.apply(drafts)
  expect(products).toEqual([drafts[0], drafts[1], expect.objectContaining({ price: 7 })])
  expect([doubtful, doubtfulLines]).toEqual([2, '2, 3, 4, 6'])
})
