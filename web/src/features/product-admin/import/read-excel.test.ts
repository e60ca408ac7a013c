// @vitest-environment node
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FileError } from '#shared/csv/decode-csv.ts'
import { aWorkbook } from '#shared/testing/workbook.ts'
import { readExcel } from './read-excel.ts'

const header = ['mpn', 'price']
const row = (n: number) => [`P${n}`, n]

test('the visible sheet with most rows is suggested, and hidden ones come last [IMPORT-1]', async () => {
  const sheets = await readExcel(
    await aWorkbook({
      Cover: [['Price list'], ['Prices in euros']],
      Old: { rows: [header, row(1), row(2), row(3)], hidden: true },
      Prices: [header, row(1), row(2)],
      Costs: { rows: [header], veryHidden: true },
      Empty: [],
    }),
  )
  expect(sheets.map(({ name, isHidden, rowCount }) => [name, isHidden, rowCount])).toEqual([
    ['Prices', false, 3],
    ['Cover', false, 2],
    ['Old', true, 4],
    ['Costs', true, 1],
  ])
})

test('rows that a filter hides are left out by number, and the others keep theirs [IMPORT-1]', async () => {
  const rows = [header, row(2), row(3), row(4), []]
  const [{ lines, notes }] = await readExcel(
    await aWorkbook({ A: { rows, hiddenRows: [2, 4, 5] } }),
  )
  expect(lines).toEqual([header, [], row(3), []])
  expect(notes).toEqual(['Left out: 2 hidden rows of the sheet (2, 4).'])
})

test('a cell has what Excel shows where a number is a code [IMPORT-1]', async () => {
  const coded = (value: number, numFmt: string) => ({ value, style: { numFmt } })
  const cells = [
    coded(12345, '00000000'),
    coded(12345, '"AB-"000-000'),
    coded(12345, '#,##0.00" of 100"'),
    coded(46082, 'yyyy-mm-dd'),
    true,
  ]
  const [{ lines }] = await readExcel(await aWorkbook({ A: [cells] }))
  const date = new Date('2026-03-01T00:00:00Z')
  expect(lines).toEqual([['00012345', 'AB-012-345', 12345, date, 'TRUE']])
})

const worksheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** The parts of a workbook with this XML in its sheets. */
async function partsOf(...sheets: string[]) {
  const names = sheets.map((_, n) => [`Sheet ${n}`, []])
  const texts = sheets.map((xml, n) => [`xl/worksheets/sheet${n + 1}.xml`, strToU8(xml)])
  return { ...unzipSync(await aWorkbook(Object.fromEntries(names))), ...Object.fromEntries(texts) }
}

test('a workbook without positions and styles, with a prefix, an error and a chart is read [IMPORT-1]', async () => {
  const cells = '<c><v>1</v></c><c t="str"><v>a</v></c><c t="e"><v>#DIV/0!</v></c>'
  const bare = worksheet(`<row>${cells}</row>`)
  const prefixed = bare.replaceAll(/<(\/?)/g, '<$1x:').replace('xmlns', 'xmlns:x')
  const { 'xl/styles.xml': _, ...parts } = await partsOf(bare, prefixed, bare)
  const relations = 'xl/_rels/workbook.xml.rels'
  const chart = strFromU8(parts[relations]).replace(/worksheet(?="[^>]*sheet3)/, 'chartsheet')
  const read = await readExcel(zipSync({ ...parts, [relations]: strToU8(chart) }))
  expect(read.map(({ lines }) => lines)).toEqual(Array(2).fill([[1, 'a', '#DIV/0!']]))
})

const ofXml = async (...rows: string[]) => zipSync(await partsOf(...rows.map(worksheet)))
const corner = '<row r="5020"><c r="IW5020"><v>1</v></c></row>'
const wide = zipSync({ 'xl/workbook.xml': new Uint8Array(110_000_000) })

/** The archive with another size of its parts in its directory. */
function withSize(zip: Uint8Array, size: number): Uint8Array {
  const view = new DataView(zip.slice().buffer)
  for (let at = 0; at < zip.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return new Uint8Array(view.buffer)
}

test.each([
  [
    'an unclosed cell 100,000 times',
    await ofXml(`<row r="1">${'<c '.repeat(100_000)}</row>`),
    'empty',
  ],
  [
    'a value in the last cell',
    await ofXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    'empty',
  ],
  ['corners of several sheets', await ofXml(corner, corner, corner), 'The workbook is too large.'],
  ['parts of more than 100 MB', wide, 'The workbook is too large.'],
  ['a part that is larger than it says', withSize(wide, 10), 'damaged or cut off'],
])(
  'a small file with %s is refused at once [STAFF-8, IMPORT-1]',
  async (_, bytes, words) => {
    expect(bytes.length).toBeLessThan(120_000)
    const error = await readExcel(bytes).catch((error) => error)
    expect(error).toBeInstanceOf(FileError)
    expect(error.message).toContain(words)
  },
  10_000,
)
