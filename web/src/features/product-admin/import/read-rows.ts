import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatNumber } from '@tech-house/api/parts/format-number'
import Papa from 'papaparse'
import { decodeCsv, FileError, isZip } from '#shared/csv/decode-csv.ts'
import { unescapeFormulas } from '#shared/csv/formulas.ts'
import type { Cell, Sheet } from './read-excel.ts'

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

/** Lines in which the headings are searched. */
const maxTitleLines = 20
const maxRows = 5000
const maxLines = maxRows + maxTitleLines
const maxColumns = 256

/** The rows below the line with most known headings. Throws `FileError` for an unreadable file. */
export async function readRows(bytes: Uint8Array, isKnown: IsKnown): Promise<Table> {
  const { lines, note } = isZip(bytes)
    ? await (await import('./read-excel.ts')).readExcel(bytes)
    : readCsv(bytes, isKnown)
  const [first, ...rows] = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .slice(findHeadings(lines, isKnown))
    .filter(({ cells }) => countColumns(cells) > 0)
  if (!first || rows.length === 0) {
    throw new FileError('The file has no rows below the names of the columns.')
  }
  if (lines.length > maxLines || rows.length > maxRows) {
    throw new FileError(`The file has more than ${formatNumber(maxRows)} rows. Split it.`)
  }
  const count = countColumns(first.cells)
  if (count > maxColumns) {
    throw new FileError(
      `The file has ${formatNumber(count)} columns instead of up to ${maxColumns}. Remove some.`,
    )
  }
  const headings = first.cells.slice(0, count).map((heading) => String(heading).trim())
  return { headings, rows, notes: note ? [note] : [] }
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
  return { lines: data, note }
}

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
export const textOf = (cell: Cell | undefined): string => unescapeFormulas(String(cell ?? ''))

/** Equal for headings that differ only in case, spaces and signs. */
export const headingKey = (heading: string): string =>
  nameKey(heading).replaceAll(/[\s_\-.:,/#*()[\]\p{Sc}]/gu, '')
