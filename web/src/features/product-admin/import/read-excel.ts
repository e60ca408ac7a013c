import { countOf } from '@tech-house/api/parts/format-number'
import { unzipSync, zipSync } from 'fflate'
import { type Sheet as ExcelSheet, formatValue, ParseError } from 'hucre'
import { rangeRef, readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { cut, FileError } from '#shared/csv/decode-csv.ts'
import { maxColumns, maxLines } from './file-limits.ts'

/** The text of a cell, or the number or date of a cell of a workbook. */
export type Cell = string | number | Date

export interface Sheet {
  name: string
  isHidden: boolean
  lines: Cell[][]
  /** Lines with values. */
  rowCount: number
  /** Whether there are more lines than a table may have. */
  isLong: boolean
  notes: string[]
}

/** The suggested sheet first. */
export type Sheets = [Sheet, ...Sheet[]]

const maxMegabytes = 100
/** Of all sheets, each as a rectangle. */
const maxCells = 3_000_000
const maxSheetRows = 1_048_576
/** With a column more than a table may have, so that others are noticed. */
const range = rangeRef(0, 0, maxLines - 1, maxColumns)
const tooLarge = 'The workbook is too large. Save the sheet that you need as a file of its own.'

/** The sheets with values: visible ones first, those with most rows first. Throws `FileError`. */
export async function readExcel(bytes: Uint8Array): Promise<Sheets> {
  try {
    const sheets = await readSheets(unpack(bytes))
    const [first, ...others] = sheets.sort(
      (a, b) => Number(a.isHidden) - Number(b.isHidden) || b.rowCount - a.rowCount,
    )
    if (!first) throw new FileError('The file is empty.')
    return [first, ...others]
  } catch (error) {
    throw error instanceof FileError ? error : new FileError(cut)
  }
}

/** A workbook of the parts with values. No part is unpacked to more than the size that it states. */
function unpack(bytes: Uint8Array): Uint8Array {
  let left = maxMegabytes * 1_000_000
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isRead = /\.(?:xml|rels)$/.test(name) && !/\/(?:pivot|drawing|chart|comment)/.test(name)
      if (isRead) left -= originalSize
      if (left < 0) throw new FileError(tooLarge)
      return isRead
    },
  })
  if (!parts['xl/workbook.xml']) {
    throw new FileError('This is not an Excel workbook (.xlsx). Save it as .xlsx or CSV.')
  }
  // Sheets that are not compressed are not streamed.
  return zipSync(parts, { level: 1 })
}

/** Reads one sheet after another: a small part can hold a large sheet. */
async function readSheets(workbook: Uint8Array): Promise<Sheet[]> {
  const indexes: number[] = []
  await readXlsx(workbook, { sheets: ({ index }) => indexes.push(index) === 0 })
  const sheets: Sheet[] = []
  let cells = 0
  for (const index of indexes) {
    const read = await readSheet(workbook, index)
    const width = read?.rows[0]?.length ?? 0
    cells += (read?.rows.length ?? 0) * width
    if (cells > maxCells) throw new FileError(tooLarge)
    const sheet = read && toSheet(read, await isLonger(workbook, index, width))
    if (sheet?.rowCount) sheets.push(sheet)
  }
  return sheets
}

async function isLonger(workbook: Uint8Array, sheet: number, width: number): Promise<boolean> {
  const below = rangeRef(maxLines, 0, maxSheetRows - 1, width)
  for await (const { values } of streamXlsxRows(workbook, { sheet, range: below })) {
    if (values.some((value) => value !== null)) return true
  }
  return false
}

/** `undefined` for a sheet without cells, such as a chart. */
async function readSheet(workbook: Uint8Array, index: number): Promise<ExcelSheet | undefined> {
  try {
    const { sheets } = await readXlsx(workbook, { sheets: [index], readStyles: true, range })
    return sheets[0]
  } catch (error) {
    if (error instanceof ParseError && error.message.includes('missing worksheet')) return undefined
    throw error
  }
}

/** Without the values of hidden rows. */
function toSheet(sheet: ExcelSheet, isLong: boolean): Sheet {
  const hiddenRows: number[] = []
  const lines = sheet.rows.map((values, row) => {
    const line = values.map((_value, column) => readCell(sheet, row, column))
    if (!sheet.rowDefs?.get(row)?.hidden) return line
    if (line.some((cell) => cell !== '')) hiddenRows.push(row + 1)
    return []
  })
  const count = countOf(hiddenRows.length, 'hidden row')
  const names = `${hiddenRows.slice(0, 20).join(', ')}${hiddenRows.length > 20 ? ', …' : ''}`
  return {
    name: sheet.name,
    isLong,
    isHidden: sheet.hidden === true || sheet.veryHidden === true,
    lines,
    rowCount: lines.filter((line) => line.some((cell) => cell !== '')).length,
    notes: hiddenRows.length > 0 ? [`Left out: ${count} of the sheet (${names}).`] : [],
  }
}

/** A formula without a result becomes the text `=`. */
function readCell({ rows, cells }: ExcelSheet, row: number, column: number): Cell {
  const value = rows[row]?.[column] ?? null
  const { formula, style: { numFmt = '' } = {} } = cells?.get(`${row},${column}`) ?? {}
  if (value === null) return formula === undefined ? '' : '='
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return isCode(value) && showsZeros(numFmt) ? formatValue(value, numFmt) : value
}

/** Shown with zeros, like `00000000` or `"AB-"000-000`. */
const showsZeros = (format: string) => /^[^.;]*00/.test(format.replaceAll(/"[^"]*"|\\./g, ''))

const isCode = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
