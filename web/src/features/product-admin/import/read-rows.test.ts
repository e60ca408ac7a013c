// @vitest-environment node
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FileError } from '#shared/csv/decode-csv.ts'
import { aWorkbook } from '#shared/testing/workbook.ts'
import { readExcel } from './read-excel.ts'
import { readRows, readSheets } from './read-rows.ts'
import { isKnownHeading } from './suggest-columns.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const binary = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
async function read(bytes: Uint8Array) {
  const [sheet] = await readSheets(bytes, isKnownHeading, readExcel)
  return readRows(sheet, isKnownHeading)
}

test('a workbook is read below its headings: numbers as numbers, texts with their zeros [IMPORT-1]', async () => {
  const { headings, rows } = await read(
    await aWorkbook({
      Empty: [],
      Preise: [
        ['Preisliste 2027'],
        [],
        ['Artikelnummer', 'Bezeichnung', 'Preis', 'Lager'],
        ['00042', 'Kühler', 1299.5, { formula: 'SUM(1,2)', formulaResult: 3 }],
        ['00043', 'Lüfter', { formula: 'C4/0', formulaResult: '#DIV/0!' }, { formula: 'C4*2' }],
      ],
    }),
  )
  expect(headings).toEqual(['Artikelnummer', 'Bezeichnung', 'Preis', 'Lager'])
  expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
    [4, '00042', 'Kühler', 1299.5, 3],
    [5, '00043', 'Lüfter', '#DIV/0!', '='],
  ])
})

test('`="00042"` in a CSV file is a text, and another formula stays one [IMPORT-1]', async () => {
  const { rows } = await read(bytesOf('mpn;ean;name\n="00042";"=""8806094215021""";=A1'))
  expect(rows[0]?.cells).toEqual(['00042', '8806094215021', '=A1'])
})

test('headings that are not known are the first line that is no title [IMPORT-1]', async () => {
  const { headings, rows } = await read(bytesOf('Liste 4\n\nAlpha;Beta;Gamma\n1;2;3\n4;;6'))
  expect(headings).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(rows.map(({ row, cells }) => [row, ...cells])).toEqual([
    [4, '1', '2', '3'],
    [5, '4', '', '6'],
  ])
})

const otherZip = zipSync({ 'content.xml': strToU8('<office/>') })
const many = Array.from({ length: 100_000 }, (_, n) => [`P${n}`, 'SSD', 1])
const gap = Array.from({ length: 6000 }, () => [])
const wide = Array.from({ length: 300 }, (_, n) => `Column ${n}`)
const header = ['product', 'type', 'price']
const long = await aWorkbook({ A: [header, ...many] })
const csv = (rows: unknown[][]) => bytesOf(rows.join('\n'))
const oldExcel = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

test.each([
  ['nothing', bytesOf(''), 'The file is empty.'],
  ['a workbook without values', await aWorkbook({ A: [], B: [] }), 'The file is empty.'],
  ['another zip archive', otherZip, 'This is not an Excel workbook (.xlsx)'],
  ['half a workbook', long.slice(0, 9000), 'damaged or cut off'],
  [
    'a broken sheet',
    (await aWorkbook({ A: [['product'], ['x']] })).fill(1, 200, 300),
    'damaged or cut off',
  ],
  ['an old workbook', binary(`${oldExcel}\0\0`), 'This file cannot be read.'],
  ['a password', binary(`${oldExcel}E\0n\0c\0r\0y\0p\0t\0e\0d\0`), 'This file cannot be read.'],
  ['a PDF', binary('%PDF-1.7\n%\xe2\xe3'), 'This file cannot be read.'],
  ['a picture', binary('\x89PNG\r\n\x1a\n\0\0'), 'This file cannot be read.'],
  ['a binary file', binary('abc\0def'), 'This file cannot be read.'],
  ['only headings', csv([header]), 'The file has no rows'],
  ['an open quote', bytesOf('product,price\nA,B\nC,"cut he'), 'mark in row 3 is not'],
  ['half a letter', bytesOf('product\nÜ\nü').slice(0, -1), 'middle of a letter'],
  ['100,000 rows', csv([header, ...many]), 'The file has more than 5,000 rows.'],
  ['100,000 rows in Excel', long, 'more than 5,000 rows.'],
  [
    'a row far below in Excel',
    await aWorkbook({ A: [header, ...gap, ['x']] }),
    'more than 5,000 rows.',
  ],
  ['300 columns', csv([wide, wide]), 'The file has more than 256 columns.'],
  [
    '300 columns in Excel',
    await aWorkbook({ A: [wide, wide] }),
    'The file has more than 256 columns.',
  ],
])('a file with %s gets a clear answer [STAFF-8, IMPORT-1]', async (_, bytes, words) => {
  const error = await read(bytes).catch((error) => error)
  expect(error).toBeInstanceOf(FileError)
  expect(error.message).toContain(words)
})
