import { expect, test } from 'vitest'
import { aRow, listOf, namesOf, searchIn, searchOf } from '../../../test/support/search.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { type LineMatch, searchProducts } from '../../contract/search.ts'
import { CatalogSearch } from './catalog-search.ts'
import { withHeadings } from './lines/match-lines.ts'

const row = (product: string, partNumbers: string[], special: Partial<ProductDetails> = {}) =>
  aRow({ _id: product.toLowerCase().replaceAll(' ', '-'), product, partNumbers, ...special })

const cpu = row('AMD Ryzen 7 9800X3D', ['100-100001084WOF', '100-000001084'], {
  type: 'Processor',
  gtin: '0730143314930',
})
const ssd = row('Samsung 990 Pro 2TB', ['MZ-V9P2T0B/AM'])
const ultra = row('Intel Core Ultra 7 265', ['BX80768265', 'BX8071514900K'])
const mouse = row('Logitech MX Master 3S', ['910-006556'], { type: 'Mouse' })
const black = row('Mouse pad', ['BLACK', 'SNVMX'], { type: 'Mouse pad' })
const shirt = row('Black case', [], { type: 'Case' })
const first = row('Board one', ['90MB1BZ0-M0EAY0'], { type: 'Motherboard' })
const second = row('Board two', ['90MB1BZ0-M0EAY0', '90MB1CG0-M0EAY0'], { type: 'Motherboard' })
const rows = [cpu, ssd, ultra, mouse, black, shirt, first, second]

const found = async (q: string) => namesOf(await searchIn(rows, { q }))

test.each([
  ['100-100001084WOF', cpu],
  ['100 100001084 wof', cpu],
  ['100\u2011100001084wof ', cpu],
  ['100 -100001084WOF', cpu],
  ['MZV9P2T0BAM', ssd],
  ['mz v9p2t0b am', ssd],
  ['samsung MZ-V9P2T0B/AM', ssd],
  ['BX80768265 BX8071514900K', ultra],
  ['snvmx', black],
  // GTIN-13, the UPC on the box, and as a scanner may give it
  ['0730143314930', cpu],
  ['0 730143-314930', cpu],
  ['00730143314930', cpu],
  // A beginning
  ['100-1', cpu],
  ['mz-v9', ssd],
  ['SNVM', black],
  ['7301 4331', cpu],
])('"%s" finds exactly the product with this number [ITEM-2]', async (q, { product }) => {
  expect(await found(q)).toEqual([product])
})

test('a number on two products finds both, and a word stays a word [ITEM-2]', async () => {
  expect((await found('90MB1BZ0M0EAY0')).toSorted()).toEqual(['Board one', 'Board two'])
  expect(await found('90MB1')).toHaveLength(2)
  expect(await found('black')).toEqual(['Black case', 'Mouse pad'])
})

test.each([
  '100-100001085WOF',
  '100 100001084 WOG',
  '100-100001084WOFX',
  'MZ-V9P2T0B/AN',
  'Z-V9P2T0B/AM',
  '0730143314931',
  'MZ-',
  '00001084WOF',
])('"%s" is no number and finds nothing similar [ITEM-2]', async (q) => {
  expect(await searchIn(rows, { q })).toMatchObject({ total: 0, relaxations: [] })
  const [line] = await searchOf(rows).matchLines([{ text: `${q} 2` }])
  expect(line).toMatchObject({ products: [], isExact: false })
})

async function linesOf(text: string) {
  const lines = withHeadings(text.split('\n').map((text) => ({ text })))
  const matches = await searchOf(rows).matchLines(lines)
  return matches.map(({ products, isExact, isLeftOut, quantities }) =>
    isLeftOut ? 'left out' : [isExact, products.map(({ product }) => product), quantities],
  )
}

test.each([
  ['2xMZ-V9P2T0B/AM', ssd, '2'],
  ['910-006556 100', mouse, '100'],
  ['100 910-006556', mouse, '100'],
  ['100 100001084 WOF 4', cpu, '4'],
  ['MZ-V9P2T0B/AM - 3', ssd, '3'],
  // With the name, a price or another number beside it
  ['2;Intel Core Ultra 7 265;BX80768265', ultra, '2'],
  ['BX80768265 Intel Core Ultra 7 265 5', ultra, '5'],
  ['BX80768265 Boxed processor 3', ultra, '3'],
  ['0730143314930;100-100001084WOF;2;449.00', cpu, '2'],
  ['100-100001084WOF 2 $449.00', cpu, '2'],
])('the line %j is exact, with its quantity [ITEM-2]', async (text, { product }, quantity) => {
  expect(await linesOf(text)).toEqual([[true, [product], [quantity]]])
})

test('a list of part numbers with a heading is exact in any order of its columns [ITEM-2]', async () => {
  const exact = [
    'left out',
    [true, [cpu.product], ['2']],
    [true, [mouse.product], ['10000']],
    [true, [ssd.product], ['1']],
  ]
  for (const columns of [
    ['Part number, Qty', '100-100001084WOF, 2', '910006556, 10000', 'MZ-V9P2T0B/AM, 1'],
    ['Qty\tMPN', '2\t100-100001084WOF', '10000\t910006556', '1\tMZ-V9P2T0B/AM'],
    [
      'Description;Manufacturer Part No.;Quantity;Price',
      'A processor;100-100001084WOF;2;449',
      'Mouse 3;910006556;10000;99',
      'Any 990;mz v9p2t0b/am;1;20',
    ],
  ]) {
    expect(await linesOf(columns.join('\n')), columns[0]).toEqual(exact)
  }
})

test('a number on two products, or beside the name of another one, is asked about [ITEM-2]', async () => {
  expect(await linesOf('90MB1BZ0-M0EAY0;2')).toEqual([[false, ['Board one', 'Board two'], ['2']]])
  expect(await linesOf('90MB1BZ0-M0EAY0;Board two;2')).toEqual([[true, ['Board two'], ['2']]])
  expect(await linesOf(`MZ-V9P2T0B/AM;${cpu.product};2`)).toEqual([
    [false, [ssd.product, cpu.product], ['2']],
  ])
  // The beginning of a number is a suggestion.
  expect(await linesOf('MZ-V9P2;3')).toEqual([[false, [ssd.product], ['3']]])
})

test('products of one name have their part number beside it, others not [SCALE-2]', async () => {
  const twins = [
    row('Twin', ['A-1'], { _id: 'a' }),
    row('Twin', ['B-2', 'C-3'], { _id: 'b' }),
    mouse,
  ]
  const numbers = ({ products }: Pick<LineMatch, 'products'>) =>
    products.map(({ partNumber }) => partNumber)
  expect(numbers(await searchIn(twins, { q: 'twin' }))).toEqual(['A-1', 'B-2'])
  expect(numbers(await searchIn(twins, { q: 'mx master' }))).toEqual([undefined])
  const [line, chosen] = await searchOf(twins).matchLines([
    { text: 'Twin' },
    { text: '', productId: 'b' },
  ])
  expect([line, chosen].map((match) => match && numbers(match))).toEqual([['A-1', 'B-2'], ['B-2']])
})

test('a part number of 500 characters and a line of nothing but numbers are answered [ITEM-2]', async () => {
  expect(await linesOf('A1'.repeat(250))).toEqual([[false, [], ['1']]])
  expect(await linesOf('1 2 3 4 5 6 7 8 9 '.repeat(27))).toHaveLength(1)
  expect((await searchIn(rows, { q: 'A1'.repeat(250) })).total).toBe(0)
})

test('a number, a brand and a fact that are changed are found at once, and the old ones not [ITEM-2]', async () => {
  let list = listOf(rows)
  const search = new CatalogSearch(async () => list)
  const total = async (q: string) => {
    return (await search.search(searchProducts.query.parse({ q }))).total
  }
  expect([await total('MZ-V9P2T0B/AM'), await total('MZ-V9P2T0BW')]).toEqual([1, 0])
  const facts = [{ label: 'Endurance', value: '1200 TBW' }]
  const changed = { ...ssd, partNumbers: ['MZ-V9P2T0BW'], brand: 'Zyxonic', facts }
  list = listOf(rows.map((row) => (row === ssd ? changed : row)))
  expect([await total('MZ-V9P2T0B/AM'), await total('MZ-V9P2T0BW')]).toEqual([0, 1])
  expect([await total('zyxonic'), await total('zyxnoic'), await total('endurance')]).toEqual([
    1, 1, 1,
  ])
  list = listOf(rows)
  expect([await total('zyxonic'), await total('MZ-V9P2T0BW')]).toEqual([0, 0])
})
