// @vitest-environment node
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { currency } from '@tech-house/shop'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { escapeFormulas, unescapeFormulas } from '#shared/csv/formulas.ts'
import { toCsv } from '#shared/csv/to-csv.ts'
import { aManagedProduct } from '#shared/testing/samples.ts'
import { aWorkbook } from '#shared/testing/workbook.ts'
import { assignColumns } from './assigned-columns.ts'
import { matchQuery, rowComparer } from './compare-rows.ts'
import type { Answers } from './number-columns.ts'
import { readExcel } from './read-excel.ts'
import { readRows, readSheets } from './read-rows.ts'
import { type Choice, changeOf, ignoredOf, problemsOf, stateOf } from './row-choice.ts'
import { isKnownHeading, suggestColumns } from './suggest-columns.ts'

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
const allFields: Choice = {
  keys: new Set([...requiredFields, 'specs.socket', 'gtin', 'brand', 'partNumbers']),
  adds: true,
  confirms: false,
  reason: 'counted',
}

/** The preview of a file, whose rows meet products of the shop by part number, id, GTIN or name. */
async function preview(
  bytes: Uint8Array,
  shop: ManagedProduct[] = [],
  answers: Answers = {},
  choice = allFields,
) {
  const [sheet] = await readSheets(bytes, isKnownHeading, readExcel)
  const table = readRows(sheet, isKnownHeading)
  const { columns, questions, notes } = assignColumns(table, suggestColumns(table), answers)
  const plan = { table, columns }
  const compare = rowComparer(plan)
  const rows = table.rows.map((row) => {
    const { partNumbers, gtin, product = '', productId } = matchQuery(plan, row)
    const byNumber = shop.filter((one) =>
      partNumbers?.some((part) => one.partNumbers?.includes(part)),
    )
    if (byNumber.length > 0) return compare(row, { by: 'partNumber', products: byNumber })
    const byId = shop.filter(({ _id }) => _id === productId)
    if (byId.length > 0) return compare(row, { by: 'id', products: byId })
    const byGtin = shop.filter((one) => gtin && one.gtin === gtin)
    if (byGtin.length > 0) return compare(row, { by: 'gtin', products: byGtin })
    const byName = shop.filter((one) => nameKey(one.product) === nameKey(product))
    return compare(row, { by: 'name', products: byName })
  })
  const inState = (state: string) => rows.filter((row) => stateOf(row, choice) === state)
  return {
    table,
    queries: table.rows.map((row) => matchQuery(plan, row)),
    questions,
    notes: [...table.notes, ...notes],
    rows,
    products: inState('add').flatMap(({ added = [] }) => added),
    changes: inState('change').flatMap((row) => changeOf(row, choice) ?? []),
    unchanged: inState('unchanged').length,
    problems: rows.flatMap((row) => problemsOf(row, choice)),
    ignored: rows.flatMap((row) => ignoredOf(row, choice)),
  }
}

const previewText = (text: string, shop: ManagedProduct[] = []) => preview(bytesOf(text), shop)
const csvOf = (...rows: object[]) => toCsv(requiredFields as never[], rows)
const header = 'product,type,price,available_quantity,minimum_order,image,description'

test('an exported file has a byte order mark and can be read again [STAFF-8]', async () => {
  const rows = [aRow('One'), aRow('Zwei ü', { price: 5, description: '- quiet' })]
  const text = csvOf(...rows)
  expect(text.startsWith('\ufeffproduct,')).toBe(true)
  expect(await previewText(text)).toMatchObject({ products: rows, problems: [], notes: [] })
})

test('a row asks with all that decides between products of one number [REAL-3]', async () => {
  const { queries } = await previewText('part number,brand,name,price\nK-1;K-2,Logi,Pad i7,5')
  expect(queries).toEqual([{ partNumbers: ['K-1', 'K-2'], brand: 'Logi', product: 'Pad i7' }])
})

test('text that is like a formula is exported as text, and imported as it was [STAFF-8]', async () => {
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
  expect((await previewText(csvOf(...products))).products).toEqual(products)
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

const needed = 'The shop does not have it. A new product also needs: '

test('each wrong cell is named by row, column, value and problem [STAFF-8, IMPORT-1]', async () => {
  const { products, problems } = await previewText(
    [
      `${header},partNumbers`,
      'Good,SSD,1,0,1,/a.svg,Text',
      '',
      `Bad,,free,1.5,0,ftp://a,Text,${'9'.repeat(500)}`,
      'Good,SSD,2,0,1,/a.svg,Text',
      '=1+1,SSD,2,0,1,/a.svg,Text',
      'Long,SSD,2,0,1,/a.svg,Text,A-1,more',
      'Word,SSD,ten,#N/A,1,/a.svg,Text',
    ].join('\n'),
  )
  expect(products.map(({ product }) => product)).toEqual(['Good'])
  expect(problems.map(({ row, column, value }) => [row, column, value.slice(0, 8)])).toEqual([
    [4, 'price', 'free'],
    [4, 'available_quantity', '1.5'],
    [4, 'minimum_order', '0'],
    [4, 'image', 'ftp://a'],
    [4, 'partNumbers', '99999999'],
    [4, 'row', 'Bad'],
    [5, 'row', 'Good'],
    [6, 'product', '=1+1'],
    [7, 'row', ''],
    [8, 'price', 'ten'],
    [8, 'available_quantity', '#N/A'],
  ])
  expect(problems.map(({ problem }) => problem).slice(5)).toEqual([
    `${needed}Type`,
    'The same product is in row 2',
    'Enter a value instead of a formula',
    'The row has more cells than there are columns',
    expect.stringContaining('like 129.99'),
    'Enter a value instead of a formula',
  ])
})

test('a row whose number or id cannot be read is refused for that alone [IMPORT-1]', async () => {
  const file = `part number,id,price\n${'9'.repeat(500)},,5\n,${'x'.repeat(500)},5\n,,5`
  const { problems } = await previewText(file)
  expect(problems.map(({ row, column, problem }) => [row, column, problem.slice(0, 30)])).toEqual([
    [2, 'part number', 'Write up to 10 different part '],
    [3, 'id', 'Enter the id of a product, or '],
    [4, 'row', needed.slice(0, 30)],
  ])
})

const shop = [
  aManagedProduct({
    _id: 'board',
    product: 'Board B650',
    type: 'Motherboard',
    price: 129.99,
    available_quantity: 20,
    partNumbers: ['90MB-1', '90MB-2'],
    revision: 7,
    specs: { kind: 'motherboard', socket: 'AM5', chipset: 'B650' },
  }),
  aManagedProduct({ _id: 'fan', product: 'Lüfter 120 mm', revision: 1, price: 9, draft: true }),
  aManagedProduct({ _id: 'case-1', product: 'Case' }),
  aManagedProduct({ _id: 'case-2', product: 'Case' }),
]

test('a row meets its product, and only the chosen fields that differ are changed [IMPORT-2]', async () => {
  const file = [
    'Artikelnummer;Id;Bezeichnung;Preis (EUR);Lager;Sockel;socket;Beschreibung;Bauteil',
    '90mb-x;board;Another name;1.119,50;15;;lga 1954;',
    '90MB-2;fan;Other;129,99;20;;AM5;',
    ';;lufter  120mm;9,00;20;;;Quiet',
    ';;Case;9,00;1;;;',
    'none;;New;;1;;;',
  ].join('\r\n')
  const { changes, rows, problems, unchanged } = await preview(bytesOf(file), shop)
  expect(rows.map(({ by, product }) => [by, product?._id])).toEqual([
    ['id', 'board'],
    ['partNumber', 'board'],
    ['name', 'fan'],
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(rows[0]?.differences.map(({ key, from, to }) => [key, from, to])).toEqual([
    ['partNumbers', '90MB-1; 90MB-2', '90mb-x'],
    ['product', 'Board B650', 'Another name'],
    ['price', '129.99', '1119.5'],
    ['available_quantity', '20', '15'],
    ['specs.socket', 'AM5', 'LGA1954'],
  ])
  expect(rows[0]?.normalised).toEqual(['socket: lga 1954 → LGA1954'])
  expect(problems.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [3, 'Part number', contradicted('Board B650')],
    [3, 'row', 'The same product is in row 2'],
    [5, 'Name', 'Several products match. Enter the product id'],
    [6, 'row', `${needed}Type, Price, Minimum order, Image, Description`],
  ])
  expect(changes.map(({ productId }) => productId)).toEqual(['board', 'fan'])
  expect(unchanged).toBe(0)

  const chosen: Choice = {
    keys: new Set(['price', 'available_quantity', 'specs.socket']),
    adds: false,
    confirms: false,
    reason: 'received',
  }
  const few = await preview(bytesOf(file), shop, {}, chosen)
  expect(few.changes).toEqual([
    {
      productId: 'board',
      revision: 7,
      set: { price: 1119.5, specs: { kind: 'motherboard', socket: 'LGA1954', chipset: 'B650' } },
      stock: { delta: -5, reason: 'counted' },
    },
  ])
  expect(few.unchanged).toBe(1)
  expect(few.rows.map((row) => stateOf(row, chosen))).toContain('skipped')
})

const contradicted = (product: string) =>
  `“${product}” has it, but nothing else of the row fits. Confirm it above, or correct the row`

const drive = aManagedProduct({
  _id: 'drive',
  product: 'Samsung 990 Pro 2TB',
  brand: 'Samsung',
  partNumbers: ['MZ-V9P2T0BW'],
  gtin: '8806094215021',
  price: 9,
})

test.each([
  ['0', '0'],
  ['N/A', '00000000'],
  ['n.a.', '0000000000000'],
  ['-', '-'],
  ['unknown', 'unbekannt'],
  ['TBD', 'k. A.'],
])('the part number %s and the GTIN %s identify nothing [IMPORT-2]', async (number, gtin) => {
  const file = `MPN;EAN;${header.replaceAll(',', ';')}\n${number};${gtin};New;SSD;5;1;1;/a.svg;Text`
  const { products, problems, rows } = await preview(bytesOf(file), [drive])
  expect(problems).toEqual([])
  const fields = { price: 5, available_quantity: 1, image: '/a.svg', description: 'Text' }
  expect(products).toEqual([aRow('New', fields)])
  expect(rows[0]?.normalised).toEqual([`MPN: ${number} → (empty)`, `EAN: ${gtin} → (empty)`])
})

test.each([
  ['the same name', ';8806094215021;other;;samsung 990 PRO 2tb', false],
  ['most words of the name', ';8806094215021;;;990 Pro NVMe 2TB', false],
  ['the brand', ';8806094215021;other;Samsung;Drive', false],
  ['both numbers', ';8806094215021;MZV9P2T0BW;Else;Other', false],
  ['one number alone', ';8806094215021;;;', false],
  ['one number beside an unknown brand', ';8806094215021;;N/A;', false],
  ['another part number', ';8806094215021;other;;', true],
  ['another GTIN', ';4006381333931;MZ-V9P2T0BW;;', true],
  ['another name', ';8806094215021;;;Samsung T7 Shield', true],
  ['another id', 'fan;;MZ-V9P2T0BW;;', true],
  ['another brand and name', ';8806094215021;;Logitech;Mouse M185', true],
])(
  'of a row with %s it is asked whether it is the product: %s is %s [IMPORT-2]',
  async (...row) => {
    const [, cells, isAsked] = row
    const file = bytesOf(`Id;EAN;MPN;Brand;Product name;Price\n${cells};5`)
    const price: Choice = { ...allFields, keys: new Set(['price']) }
    const { changes, problems } = await preview(file, [drive], {}, price)
    const message = contradicted('Samsung 990 Pro 2TB')
    expect(problems.map(({ problem }) => problem)).toEqual(isAsked ? [message] : [])
    expect(changes).toHaveLength(isAsked ? 0 : 1)
    const confirmed = await preview(file, [drive], {}, { ...price, confirms: true })
    expect(confirmed).toMatchObject({ changes: [{ set: { price: 5 } }], problems: [] })
  },
)

test('of two rows of one product, the one in doubt is refused [IMPORT-2]', async () => {
  const file = 'EAN;Name;Price\n8806094215021;Mouse;5\n8806094215021;Samsung 990 Pro 2TB;6'
  const { changes, problems } = await preview(bytesOf(file), [drive])
  expect(changes).toMatchObject([{ set: { price: 6 } }])
  expect(problems.map(({ row, problem }) => [row, problem])).toEqual([
    [2, contradicted('Samsung 990 Pro 2TB')],
    [2, 'The same product is in row 3'],
  ])
})

test('a wrong value of a field that may not change, or of an identifier that the row does not need, is left alone and shown [IMPORT-2]', async () => {
  const file = bytesOf(
    'MPN;EAN;Price;Draft\nMZ-V9P2T0BW;8.80609E+12;5;perhaps\nX-1;8.80609E+12;5;\n;;5;',
  )
  const price: Choice = { ...allFields, keys: new Set(['price']), adds: false }
  const { changes, problems, ignored } = await preview(file, [drive], {}, price)
  expect(changes).toMatchObject([{ productId: 'drive', set: { price: 5 } }])
  expect(ignored.map(({ row, column, value }) => [row, column, value])).toEqual([
    [2, 'EAN', '8.80609E+12'],
    [2, 'Draft', 'perhaps'],
  ])
  expect(problems.map(({ row, column }) => [row, column])).toEqual([[3, 'EAN']])
  const keys = new Set(['price', 'gtin', 'draft'])
  const chosen = await preview(file, [drive], {}, { ...price, keys })
  expect(chosen).toMatchObject({ changes: [], ignored: [] })
  expect(chosen.problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'EAN'],
    [2, 'Draft'],
    [3, 'EAN'],
  ])
})

test('another kind changes only together with its specifications [IMPORT-2, SPEC-3]', async () => {
  const file = bytesOf('Id;Kind of part;Cores;Price\nboard;Processor;8;5\nfan;Processor;8;5')
  const choose = (...keys: string[]) =>
    preview(file, shop, {}, { ...allFields, keys: new Set(keys) })
  const [price, cores, kind, both] = await Promise.all([
    choose('price'),
    choose('price', 'specs.cores'),
    choose('specs.kind'),
    choose('specs.kind', 'specs.cores'),
  ])
  expect(price).toMatchObject({ problems: [], changes: [{ set: { price: 5 } }, {}] })
  for (const one of [cores, kind]) {
    expect(one.changes).toEqual([])
    expect(one.problems.map(({ row, value, problem }) => [row, value, problem])).toEqual([
      [2, 'Processor', 'Choose both Kind of part and specifications of it above'],
      [3, 'Processor', 'Choose both Kind of part and specifications of it above'],
    ])
  }
  const set = { specs: { kind: 'processor', cores: 8 } }
  expect(both).toMatchObject({ problems: [], changes: [{ set }, { set }] })
})

test('part numbers in another spelling are unchanged [IMPORT-2]', async () => {
  const file = 'Id,MPN\nboard,90mb1; 90 MB 2\ncase-1,A'
  const { rows } = await preview(bytesOf(file), shop)
  expect(rows.map(({ differences }) => differences.length)).toEqual([0, 1])
})

test('what was written is met as unchanged by the same file [IMPORT-2]', async () => {
  const file = 'Id;Preis;Bestand;socket;Bauteil\nboard;99,90;3;am4;'
  const { changes } = await preview(bytesOf(file), shop)
  const [board] = shop
  const { set, stock } = changes[0] ?? {}
  const changed = { ...board, ...set, available_quantity: 20 + (stock?.delta ?? 0) }
  const again = await preview(bytesOf(file), [aManagedProduct(changed)])
  expect(again).toMatchObject({ unchanged: 1, changes: [], problems: [] })
})

test('numeric cells of a workbook have one reading, zeros before a GTIN come back, and prices are rounded [IMPORT-1]', async () => {
  const file = await aWorkbook({
    Preise: [
      ['SKU', 'EAN', 'VK-Preis', 'Stück'],
      ['90MB-1', 12345678905, 12.5, 1000],
      ['90MB-3', 4006381333931, 142.788, { formula: 'SUM(1,2)', formulaResult: 3 }],
      ['90MB-4', '4006381333932', 1.005, 1.5],
      ['90MB-5', '', 8.575, 5],
      ['90MB-6', '', 2.675, 5],
    ],
  })
  const { rows, questions } = await preview(file, shop)
  expect(questions).toEqual([])
  expect(rows.map(({ values }) => [values.get('gtin'), values.get('price')])).toEqual([
    ['012345678905', 12.5],
    ['4006381333931', 142.79],
    [undefined, 1.01],
    [undefined, 8.58],
    [undefined, 2.68],
  ])
  expect(rows[1]?.normalised).toEqual(['VK-Preis: 142.788 → 142.79'])
  expect(rows[2]?.problems.map(({ column }) => column)).toEqual(['EAN', 'Stück', 'row'])
})

test('a part number that Excel has changed is refused: a date, or more than 15 digits [IMPORT-1]', async () => {
  const date = { value: 46082, style: { numFmt: 'yyyy-mm-dd' } }
  const rows = [
    ['SKU', 'Stück'],
    [date, 1],
    [1.23456789012345e17, 1],
    ['90MB-1', date],
  ]
  const { problems } = await preview(await aWorkbook({ A: rows }), shop)
  const refused = problems.filter(({ column }) => column !== 'row')
  expect(refused).toMatchObject([
    { row: 2, value: '2026-03-01', problem: expect.stringMatching(/^Excel stores it as a date/) },
    { row: 3, problem: expect.stringMatching(/^Excel keeps 15 digits/) },
    { row: 4, column: 'Stück', problem: expect.stringMatching(/^Excel stores it as a date/) },
  ])
})

test('Latin-1 is read with a note [STAFF-8]', async () => {
  const file = `Farbe;${header.replaceAll(',', ';')}\r\n=x;Kühler;Fan;9.5;1;1;/a.svg;Très bon`
  const { products, notes } = await preview(latin1(file))
  expect(products[0]).toMatchObject({ product: 'Kühler', price: 9.5, description: 'Très bon' })
  expect(notes).toEqual([expect.stringMatching(/Latin-1/)])
  const cut = await preview(latin1(`${header}\nA,B,1,1,1,/a.svg,Caf\xe9`))
  expect(cut.products).toHaveLength(1)
})

/** The preview of products with these prices and quantities, in a file with semicolons. */
const previewNumbers = async (rows: [price: string, pieces: string][], answers = {}) => {
  const lines = rows.map(
    ([price, pieces], row) => `Drive ${row};SSD;${price};${pieces};1;/a.svg;Text`,
  )
  const text = [header.replaceAll(',', ';'), ...lines].join('\r\n')
  const { products, questions, problems, notes } = await preview(bytesOf(text), [], answers)
  return {
    read: products.map(({ price, available_quantity }) => [price, available_quantity]),
    asked: questions.map(({ column, text, readings, answer }) =>
      [column, text, readings['.'], readings[','], answer].join(' | '),
    ),
    problems: problems.map(({ row, column, value }) => [row, column, value]),
    notes,
  }
}

test('a number that can be read in two ways is asked for once, and the answer is for the file [STAFF-8]', async () => {
  const rows: [string, string][] = [
    ['12.500', '1.000'],
    ['1.999', '20'],
  ]
  const asked = `price | 12.500 | ${formatPrice(12.5)} | ${formatPrice(12_500)}`
  expect((await previewNumbers(rows)).asked).toEqual([
    `${asked} | `,
    'available_quantity | 1.000 | 1 | 1,000 | ',
  ])
  expect(await previewNumbers(rows, { price: ',' })).toMatchObject({
    read: [
      [12500, 1000],
      [1999, 20],
    ],
    asked: [`${asked} | ,`],
    notes: ['1.000 in column available_quantity is read as 1,000.'],
  })
  // Prices with a point do not prove that 1.000 pieces are 1.
  const withPoint = await previewNumbers(rows, { price: '.', available_quantity: ',' })
  expect(withPoint).toMatchObject({ read: [[12.5, 1000]], problems: [[3, 'price', '1.999']] })
  expect(withPoint.asked).toHaveLength(2)
})

test('a decision by other numbers is shown, and so is another currency [STAFF-8]', async () => {
  const { notes } = await previewNumbers([
    ['129,99 ¤', '1'],
    ['12.500', '1'],
  ])
  expect(notes).toEqual([
    `12.500 in column price is read as ${formatPrice(12_500)}.`,
    `The shop's prices are in ${currency}, so the currency of 129,99 ¤ is ignored.`,
  ])
})

test('a currency in the heading of prices is named, too [STAFF-8]', async () => {
  const rows = 'Drive,SSD,129.99,1,1,/a.svg,Text'
  const notesBelow = async (heading: string) =>
    (await preview(bytesOf(`${header.replace('price', heading)}\r\n${rows}`), [])).notes
  expect(await notesBelow('Preis (XTS)')).toEqual([
    `The shop's prices are in ${currency}, so the currency of Preis (XTS) is ignored.`,
  ])
  expect(await notesBelow(`Price (${currency})`)).toEqual([])
  expect(await notesBelow('UVP')).toEqual([])
  expect((await previewNumbers([[formatPrice(129), '1']])).notes).toEqual([])
})

test('a cell that contradicts its column is a problem, and one that others contradict is asked for [STAFF-8]', async () => {
  const mixed: [string, string][] = [
    ['129,99', '1'],
    ['5.00', '1'],
    ['84,90', '1'],
  ]
  expect(await previewNumbers(mixed)).toMatchObject({ asked: [], problems: [[3, 'price', '5.00']] })
  expect(await previewNumbers([...mixed, ['12.500', '1']])).toMatchObject({ asked: [/./] })
  const answered = await previewNumbers([...mixed, ['12.500', '1']], { price: '.' })
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
  async (_, encode) => {
    const file = encode(
      `${loose}Kühler;Fan;9,50;1;1;/a.svg;Très; ; ; ; \r\nFan;Fan;1;1;1;/a.svg;T\r\nBad;Fan`,
    )
    const { products, problems } = await preview(file)
    expect(products).toMatchObject([{ product: 'Kühler', price: 9.5 }, { product: 'Fan' }])
    expect(problems).toMatchObject([
      { row: 6, value: 'Bad', problem: expect.stringMatching(needed) },
    ])
  },
)

test('a product in another spelling of its name is in the shop, and twice in a file [STAFF-8]', async () => {
  const file = csvOf(aRow('samsung  990 PRO 2tb'), aRow('New'), aRow('NÉW'))
  const known = aManagedProduct(aRow('Samsung 990 Pro 2TB'))
  const { changes, problems } = await preview(bytesOf(file), [known])
  expect(changes).toMatchObject([{ set: { product: 'samsung  990 PRO 2tb' } }])
  expect(problems).toMatchObject([{ row: 4, problem: 'The same product is in row 3' }])
})

test('5,000 rows are checked within 2 s [STAFF-8]', async () => {
  const rows = Array.from({ length: 5000 }, (_, n) => `P${n},SSD,1,0,1,/a.svg,Text`)
  const text = [header, ...rows].join('\n')
  // Not the time of the clock, which a busy machine prolongs.
  const start = process.threadCpuUsage()
  expect((await previewText(text)).products).toHaveLength(5000)
  expect(process.threadCpuUsage(start).user).toBeLessThan(2_000_000)
})
