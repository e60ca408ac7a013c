import { formatNumber } from '@tech-house/api/contract/format-number'
import Papa from 'papaparse'
import { decodeCsv, FileError } from '#shared/csv/decode-csv.ts'
import { unescapeFormulas } from '#shared/csv/formulas.ts'

export interface Row {
  /** As a spreadsheet counts; the header is row 1. */
  row: number
  /** The values by the names of their columns. */
  cells: Partial<Record<string, string>>
  /** The number of values. */
  count: number
  /** The columns with a formula. */
  formulas: string[]
}

interface Rows {
  /** The names of the columns. */
  header: string[]
  rows: Row[]
  /** What the admin should check. */
  note: string | undefined
}

const maxRows = 5000

/** The rows of a CSV file that are not empty. Throws `FileError` when the file cannot be read. */
export function readRows(bytes: Uint8Array): Rows {
  const { text, note } = decodeCsv(bytes)
  // A larger file would block the page while it is read.
  const { data, errors, meta } = Papa.parse<string[]>(text, { preview: maxRows + 3 })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    const row = formatNumber((broken.row ?? 0) + 1)
    throw new FileError(`The file is damaged: a quotation mark in row ${row} is not closed.`)
  }
  const [first, ...rows] = data
    .map((values, index) => ({ row: index + 1, values }))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
  if (!first || rows.length === 0) {
    throw new FileError('The file has no rows below the names of the columns.')
  }
  if (meta.truncated || rows.length > maxRows) {
    throw new FileError(`The file has more than ${formatNumber(maxRows)} rows. Split it.`)
  }
  const header = first.values.map((name) => name.trim())
  const cellsOf = (values: string[]) =>
    Object.fromEntries(header.map((name, index) => [name, unescapeFormulas(values[index] ?? '')]))
  return {
    header,
    rows: rows.map(({ row, values }) => ({
      row,
      cells: cellsOf(values),
      count: values.length,
      formulas: header.filter((_name, index) => values[index]?.startsWith('=')),
    })),
    note,
  }
}
