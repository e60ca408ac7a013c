// @vitest-environment node
import { exampleProduct } from '@tech-house/api/contract/catalog/product'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { FileError } from '#shared/csv/decode-csv.ts'
import { escapeFormulas, unescapeFormulas } from '#shared/csv/formulas.ts'
import { toCsv } from '#shared/csv/to-csv.ts'
import { previewImport } from './preview-import.ts'

const aRow = (product: string, change: object = {}) => ({
  product,
  type: 'SSD',
  price: 79.99,
  available_quantity: 20,
  minimum_order: 1,
  image: '/products/ssd.svg',
  description: 'A drive; "fast",\nand quiet.',
  ...change,
})

const bytesOf = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer)
const swapped = (bytes: Uint8Array) => bytes.map((_, place) => bytes[place ^ 1] ?? 0)
const previewText = (text: string) => previewImport(bytesOf(text), [])
const csvOf = (...rows: object[]) => toCsv(requiredFields as never[], rows)
const header = 'product,type,price,available_quantity,minimum_order,image,description'

test('an exported file has a byte order mark and can be read again [STAFF-8]', () => {
  const rows = [aRow('One'), aRow('Zwei ü', { price: 5, description: '- quiet' })]
  const text = csvOf(...rows)
  expect(text.startsWith('\ufeffproduct,')).toBe(true)
  expect(previewText(text)).toMatchObject({ products: rows, known: 0, problems: [], notes: [] })
})

test('text that is like a formula is exported as text, and imported as it was [STAFF-8]', () => {
  const escaped: [text: string, cell: string][] = [
    ['+1', "'+1"],
    ['@a', "'@a"],
    ["'=1", "''=1"],
    ["'quoted'", "'quoted'"],
    ["x;=cmd|'/c calc'!A0;y", "x;'=cmd|'/c calc'!A0;y"],
    ['a\n=1\n+2', "a\n'=1\n'+2"],
    ['\u200b＝1', "'\u200b＝1"],
    ['a-b=c', 'a-b=c'],
  ]
  for (const [text, cell] of escaped) {
    const file = toCsv(['text', 'delta'], [{ text, delta: -5 }])
    const { data } = Papa.parse<string[]>(file.slice(1))
    expect(data[1]).toEqual([cell, '-5'])
    expect(unescapeFormulas(cell)).toBe(text)
  }
  const names = escaped.map(([text]) => text).filter((text) => !/^[\s\u200b]|\n/.test(text))
  const products = names.map((name) => aRow(name))
  expect(previewText(csvOf(...products)).products).toEqual(products)
})

test('any text is exported without a formula at the start of a part, and imported as it was [STAFF-8]', () => {
  const piece = fc.constantFrom(';', '\t', '\r', '\n', ' ', "'", '"', '=', '＝', '-', '\0', 'x')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cell = escapeFormulas(pieces.join(''))
      const parts = cell.split(/[;\t\r\n]/)
      expect(parts.filter((part) => /^[\s"\0]*[=＝-]/.test(part))).toEqual([])
      expect(unescapeFormulas(cell)).toBe(pieces.join(''))
    }),
  )
})

test('each wrong cell is named by row, column, value and problem [STAFF-8]', () => {
  const { products, problems, rejected } = previewText(
    [
      header,
      'Good,SSD,1,0,1,/a.svg,Text',
      '',
      'Bad,,free,1.5,0,ftp://a,Text',
      'Good,SSD,2,0,1,/a.svg,Text',
      '=1+1,SSD,2,0,1,/a.svg,Text',
      'Long,SSD,2,0,1,/a.svg,Text,more',
    ].join('\n'),
  )
  expect(products.map(({ product }) => product)).toEqual(['Good'])
  expect(problems.map(({ row, column, value }) => [row, column, value])).toEqual([
    [4, 'type', ''],
    [4, 'price', 'free'],
    [4, 'available_quantity', '1.5'],
    [4, 'minimum_order', '0'],
    [4, 'image', 'ftp://a'],
    [5, 'product', 'Good'],
    [6, 'product', '=1+1'],
    [7, 'row', ''],
  ])
  expect(problems.map(({ problem }) => problem).slice(5)).toEqual([
    'The same name is in row 2',
    'Write a value instead of a formula',
    'The row has 8 cells instead of 7',
  ])
  expect(rejected.map(({ product }) => product)).toEqual(['Bad', 'Good', '=1+1', 'Long'])
})

test('a product of the shop is known whatever its stock, other values are a problem, and new types are named [STAFF-8]', () => {
  const shop = [aRow('One'), aRow('Two', { price: 9 })]
  const three = aRow('Three', { type: 'SSDs' })
  const file = csvOf(aRow('One', { available_quantity: 3 }), aRow('Two'), three)
  const { products, known, problems, notes } = previewImport(bytesOf(file), shop)
  expect(products.map(({ product }) => product)).toEqual(['Three'])
  expect(known).toBe(1)
  expect(notes).toEqual(['These types are new: SSDs.'])
  const problem = 'The shop has this product with another value. Edit it there.'
  expect(problems).toEqual([{ row: 3, column: 'price', value: '79.99', problem }])
})

test('Latin-1 is read with a note, and other columns are ignored with one [STAFF-8]', () => {
  const file = `_id;${header.replaceAll(',', ';')}\r\n=x;Kühler;Fan;9.5;1;1;/a.svg;Très bon`
  const { products, notes } = previewImport(latin1(file), [])
  expect(products[0]).toMatchObject({ product: 'Kühler', price: 9.5, description: 'Très bon' })
  expect(notes).toEqual([expect.stringMatching(/Latin-1/), 'These columns are ignored: _id.'])
  expect(previewImport(latin1(`${header}\nA,B,1,1,1,/a.svg,Caf\xe9`), []).products).toHaveLength(1)
})

/** The preview of products with these prices and quantities, in a file with semicolons. */
const previewNumbers = (rows: [price: string, pieces: string][], answers = {}) => {
  const lines = rows.map(
    ([price, pieces], row) => `Drive ${row};SSD;${price};${pieces};1;/a.svg;Text`,
  )
  const text = [header.replaceAll(',', ';'), ...lines].join('\r\n')
  const { products, questions, problems, notes } = previewImport(bytesOf(text), [], answers)
  return {
    read: products.map(({ price, available_quantity }) => [price, available_quantity]),
    asked: questions.map(({ column, text, readings, answer }) =>
      [column, text, readings['.'], readings[','], answer].join(' | '),
    ),
    problems: problems.map(({ row, column, value }) => [row, column, value]),
    notes,
  }
}

test('a number that can be read in two ways is asked for once, and the answer is for the file [STAFF-8]', () => {
  const rows: [string, string][] = [
    ['12.500', '1.000'],
    ['1.999', '20'],
  ]
  const asked = 'price | 12.500 | $12.50 | $12,500.00'
  expect(previewNumbers(rows).asked).toEqual([
    `${asked} | `,
    'available_quantity | 1.000 | 1 | 1,000 | ',
  ])
  expect(previewNumbers(rows, { price: ',' })).toMatchObject({
    read: [
      [12500, 1000],
      [1999, 20],
    ],
    asked: [`${asked} | ,`],
    notes: ['1.000 in column available_quantity is read as 1,000.'],
  })
  // Prices with a point do not prove that 1.000 pieces are 1.
  const withPoint = previewNumbers(rows, { price: '.', available_quantity: ',' })
  expect(withPoint).toMatchObject({ read: [[12.5, 1000]], problems: [[3, 'price', '1.999']] })
  expect(withPoint.asked).toHaveLength(2)
})

test.each([
  [
    ['129,99', '1 299,00', '1.299,00 €', '12.500'],
    [129.99, 1299, 1299, 12500],
  ],
  [
    ['129.99', '$1,299.00', 'USD 5', '1,234'],
    [129.99, 1299, 5, 1234],
  ],
  [
    ['1.299.000', '1.299'],
    [1299000, 1299],
  ],
])('the prices %j have one reading in their file [STAFF-8]', (prices, read) => {
  const preview = previewNumbers(prices.map((price) => [price, '1']))
  expect(preview).toMatchObject({ asked: [], problems: [] })
  expect(preview.read.map(([price]) => price)).toEqual(read)
})

test('a decision by other numbers is shown, and so is another currency [STAFF-8]', () => {
  const { notes } = previewNumbers([
    ['129,99 €', '1'],
    ['12.500', '1'],
  ])
  expect(notes).toEqual([
    '12.500 in column price is read as $12,500.00.',
    "The shop's prices are in dollars, so the currency of 129,99 € is ignored.",
  ])
})

test('a cell that contradicts its column is a problem, and one that others contradict is asked for [STAFF-8]', () => {
  const mixed: [string, string][] = [
    ['129,99', '1'],
    ['5.00', '1'],
    ['84,90', '1'],
  ]
  expect(previewNumbers(mixed)).toMatchObject({ asked: [], problems: [[3, 'price', '5.00']] })
  expect(previewNumbers([...mixed, ['12.500', '1']])).toMatchObject({ asked: [/./] })
  const answered = previewNumbers([...mixed, ['12.500', '1']], { price: '.' })
  expect(answered.read).toEqual([
    [5, 1],
    [12.5, 1],
  ])
  expect(answered.problems.map(([row]) => row)).toEqual([2, 4])
})

const loose =
  'sep=;\r\nPrice list 2026\r\n\r\nPRODUCT;Type ;price;Available quantity;Minimum_Order;Image;description;Reorder at;Éan;\r\n'

test.each([
  ['UTF-8', (text: string) => bytesOf(`\ufeff${text}`)],
  ['UTF-16LE', (text: string) => utf16(`\ufeff${text}`)],
  ['UTF-16BE', (text: string) => swapped(utf16(`\ufeff${text}`))],
  ['UTF-16LE without a mark', utf16],
  ['UTF-16BE without a mark', (text: string) => swapped(utf16(text))],
  ['Windows-1252', latin1],
])(
  'a file in %s is read with a line above its headings, loose headings and cut rows [STAFF-8]',
  (_, encode) => {
    const file = encode(
      `${loose}Kühler;Fan;9,50;1;1;/a.svg;Très; ; ; ; \r\nFan;Fan;1;1;1;/a.svg;T\r\nBad;Fan`,
    )
    const { products, problems } = previewImport(file, [])
    expect(products).toMatchObject([{ product: 'Kühler', price: 9.5 }, { product: 'Fan' }])
    expect(problems[0]).toMatchObject({ row: 6, column: 'price', value: '' })
  },
)

test('a product in another spelling of its name is in the shop, and twice in a file [STAFF-8]', () => {
  const file = csvOf(aRow('samsung  990 PRO 2tb'), aRow('New'), aRow('NÉW'))
  const { known, problems } = previewImport(bytesOf(file), [aRow('Samsung 990 Pro 2TB')])
  expect(known).toBe(1)
  expect(problems).toMatchObject([{ row: 4, problem: 'The same name is in row 3' }])
})

test('the sample of a file has no problems [STAFF-8]', () => {
  const sample = toCsv(Object.keys(exampleProduct) as never[], [exampleProduct])
  expect(previewText(sample)).toMatchObject({ products: [exampleProduct], problems: [] })
})

const many = Array.from({ length: 50_000 }, (_, n) => `P${n},SSD,1,0,1,/a.svg,Text`)

test.each([
  ['an empty file', bytesOf(''), 'The file is empty.'],
  ['a workbook', bytesOf('PK\u0003\u0004\0\0'), 'This is a workbook. Save it as CSV, and'],
  ['a binary file', bytesOf('abc\0def'), 'This is not a CSV file.'],
  ['a missing column', bytesOf('product,type\nA,B'), 'Missing: price, available_quantity'],
  ['a column twice', bytesOf(`${header},price\nA`), 'There are two columns price.'],
  ['no rows', bytesOf(header), 'The file has no rows'],
  ['an open quote', bytesOf(`${header}\nA,B,1,1,1,/a.svg,"cut he`), 'mark in row 2 is not'],
  ['half a letter', bytesOf(`${header}\nÜ,B,1,1,1,/a.svg,ü`).slice(0, -1), 'middle of a letter'],
  ['50,000 rows', bytesOf([header, ...many].join('\n')), 'The file has more than 5,000 rows.'],
])('a file with %s gets a clear answer [STAFF-8]', (_, bytes, words) => {
  expect(() => previewImport(bytes, [])).toThrow(FileError)
  expect(() => previewImport(bytes, [])).toThrow(words)
})

test('5,000 rows are checked within 2 s [STAFF-8]', () => {
  const text = [header, ...many.slice(0, 5000)].join('\n')
  // Not the time of the clock, which a busy machine prolongs.
  const start = process.threadCpuUsage()
  expect(previewText(text).products).toHaveLength(5000)
  expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000)
})
