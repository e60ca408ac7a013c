// @vitest-environment node
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FileError } from '#shared/csv/decode-csv.ts'
import { aWorkbook, worksheetXml, zipWorkbook } from '#shared/testing/workbook.ts'
import { readExcel } from './read-excel.ts'

const header = ['mpn', 'price']
const row = (n: number) => [`P${n}`, n]

test('the visible sheet with most rows is suggested, and hidden ones come last [IMPORT-1]', async () => {
  const sheets = await readExcel(
    aWorkbook({
      Cover: [['Price list'], ['Prices in euros']],
      Old: { rows: [header, row(1), row(2), row(3)], state: 'hidden' },
      Prices: [header, row(1), row(2)],
      Costs: { rows: [header], state: 'veryHidden' },
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
  const [{ lines, notes }] = await readExcel(aWorkbook({ A: { rows, hiddenRows: [2, 4, 5] } }))
  expect(lines).toEqual([header, [], row(3), []])
  expect(notes).toEqual(['Left out: 2 hidden rows of the sheet (2, 4).'])
})

test('a cell has what Excel shows where a number is a code [IMPORT-1]', async () => {
  const coded = (number: number, format: string) => ({ number, format })
  const cells = [
    coded(12345, '00000000'),
    coded(12345, '"AB-"000-000'),
    coded(12345, '#,##0.00" of 100"'),
    coded(46082, 'yyyy-mm-dd'),
    true,
  ]
  const [{ lines }] = await readExcel(aWorkbook({ A: [cells] }))
  const date = new Date('2026-03-01T00:00:00Z')
  expect(lines).toEqual([['00012345', 'AB-012-345', 12345, date, 'TRUE']])
})

test('a workbook without positions and styles, with a prefix and a chart is read [IMPORT-1]', async () => {
  const bare = worksheetXml('<row><c><v>1</v></c><c t="str"><v>a</v></c></row>')
  const prefixed = bare.replaceAll(/<(\/?)/g, '<$1x:').replace('xmlns', 'xmlns:x')
  const sheets = [bare, prefixed].map((xml, n) => ({ name: `${n}`, xml }))
  const read = await readExcel(
    zipWorkbook([...sheets, { name: 'Chart', type: 'chartsheet', xml: bare }]),
  )
  expect(read.map(({ lines }) => lines)).toEqual([[[1, 'a']], [[1, 'a']]])
})

const ofXml = (xml: string) => zipWorkbook([{ name: 'A', xml: worksheetXml(xml) }])
const corner = '<row r="5020"><c r="IW5020"><v>1</v></c></row>'
const corners = Array.from({ length: 3 }, (_, n) => ({ name: `${n}`, xml: worksheetXml(corner) }))
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
  ['an unclosed cell 100,000 times', ofXml(`<row r="1">${'<c '.repeat(100_000)}</row>`), 'empty'],
  [
    'a value in the last cell',
    ofXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    'empty',
  ],
  ['corners of several sheets', zipWorkbook(corners), 'The workbook is too large.'],
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
