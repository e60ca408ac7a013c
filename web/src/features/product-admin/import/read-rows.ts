import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatNumber } from '@tech-house/api/parts/format-number'
import Papa from 'papaparse'
import { decodeCsv, FileError, isZip } from '#shared/csv/decode-csv.ts'
import { unescapeFormulas } from '#shared/csv/formulas.ts'
import { maxColumns, maxLines, maxRows, maxTitleLines } from './file-limits.ts'
import type { Cell, Sheet, Sheets } from './read-excel.ts'
import { readInWorker } from './read-in-worker.ts'

export interface Row {
  /** As a spreadsheet counts; the headings are often row 1. */
  row: number
  /** Empty ones at the end may be missing. */
  cells: Cell[]
}

export interface Table {
  headings: string[]
  rows: Row[]
  notes: string[]
}

type IsKnown = (heading: string) => boolean

/** The sheets of a file, the suggested one first. Throws `FileError` for an unreadable file. */
export async function readSheets(
  bytes: Uint8Array,
  isKnown: IsKnown,
  readWorkbook = readInWorker,
): Promise<Sheets> {
  return isZip(bytes) ? readWorkbook(bytes) : [readCsv(bytes, isKnown)]
}

/** The rows below the line with most known headings. Throws `FileError`. */
export function readRows({ lines, isLong, notes }: Sheet, isKnown: IsKnown): Table {
  const [first, ...rows] = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(findHeadings(lines, isKnown))
    .filter(({ cells }) => countColumns(cells) > 0)
  if (isLong || rows.length > maxRows) {
    throw new FileError(`The file has more than ${formatNumber(maxRows)} rows. Split it.`)
  }
  if (!first || rows.length === 0) {
    throw new FileError('The file has no rows below the names of the columns.')
  }
  const count = countColumns(first.cells)
  if (count > maxColumns) {
    throw new FileError(`The file has more than ${maxColumns} columns. Remove some.`)
  }
  const headings = first.cells.slice(0, count).map((heading) => cellText(heading).trim())
  return { headings, rows, notes }
}

function readCsv(bytes: Uint8Array, isKnown: IsKnown): Sheet {
  const { text: whole, note } = decodeCsv(bytes)
  // Excel reads this line, and shows the next one as row 1.
  const [first = '', separator] = whole.match(/^"?sep=(.)"?[;,\t]*\r?\n/i) ?? []
  const text = whole.slice(first.length)
  const [best] = [',', ';', '\t', '|']
    .map((delimiter) => {
      const { data } = Papa.parse<string[]>(text, { delimiter, preview: maxTitleLines })
      return { delimiter, found: Math.max(...data.map((line) => countKnown(line, isKnown))) }
    })
    .sort((a, b) => b.found - a.found)
  const delimiter = separator ?? (best?.found ? best.delimiter : '')
  // A larger file would block the page while it is read.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: maxLines + 1 })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    const row = formatNumber((broken.row ?? 0) + 1)
    throw new FileError(`The file is damaged: a quotation mark in row ${row} is not closed.`)
  }
  const lines = data.map((line) => line.map(withoutEquals))
  const isLong = lines.length > maxLines
  const notes = note ? [note] : []
  return { name: '', isHidden: false, lines, rowCount: lines.length, isLong, notes }
}

/** `="00042"` keeps Excel from reading a text as a number. */
const withoutEquals = (cell: string) => cell.replace(/^="(.*)"$/s, '$1')

/** The line with most known headings; without any, the first that is not a title. */
function findHeadings(lines: Cell[][], isKnown: IsKnown): number {
  const first = lines.slice(0, maxTitleLines)
  const found = first.map((line) => countKnown(line, isKnown))
  const most = Math.max(...found)
  if (most > 0) return found.indexOf(most)
  const counts = first.map((line) => line.filter((cell) => cell !== '').length)
  return counts.findIndex((count) => count * 2 > Math.max(...counts))
}

const countKnown = (line: Cell[], isKnown: IsKnown) =>
  new Set(line.map(String).filter(isKnown).map(headingKey)).size

/** Without empty ones at the end. */
const countColumns = (cells: Cell[]) =>
  cells.findLastIndex((cell) => String(cell).trim() !== '') + 1

/** Whether a cell is a formula without a value, or with an error as its value. */
export const isFormula = (cell: Cell): boolean =>
  /^(?:=|#(?:N\/A|[A-Z\d/]+[!?])$)/.test(String(cell))

/** The text of a cell, without the apostrophe that keeps a spreadsheet from running it. */
export const cellText = (cell: Cell = ''): string =>
  unescapeFormulas(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))

/** Equal for headings that differ only in case, spaces and signs. */
export const headingKey = (heading: string): string =>
  nameKey(heading).replaceAll(/[\s_\-.:,/#*()[\]\p{Sc}]/gu, '')
