import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatNumber } from '@tech-house/api/parts/format-number'
import Papa from 'papaparse'
import { decodeCsv, FileError } from '#shared/csv/decode-csv.ts'
import { unescapeFormulas } from '#shared/csv/formulas.ts'

export interface Row {
  /** As a spreadsheet counts; the header is row 1. */
  row: number
  cells: Partial<Record<string, string>>
  /** The number of values, without empty ones at the end. */
  count: number
  formulas: string[]
}

interface Rows {
  header: string[]
  rows: Row[]
  note: string | undefined
}

const maxRows = 5000
/** Lines in which the names of the columns are searched. */
const maxTitleLines = 20

/** The rows below the line with most of these names. Throws `FileError` for an unreadable file. */
export function readRows(bytes: Uint8Array, names: readonly string[]): Rows {
  const decoded = decodeCsv(bytes)
  // Excel reads this line, and shows the next one as row 1.
  const [whole = '', separator] = decoded.text.match(/^"?sep=(.)"?[;,\t]*\r?\n/i) ?? []
  const text = decoded.text.slice(whole.length)
  const matchName = (heading: string) =>
    names.find((name) => headingKey(name) === headingKey(heading)) ?? heading.trim()
  const countNames = (values: string[]) =>
    new Set(values.map(matchName).filter((name) => names.includes(name))).size
  const [best] = (separator ? [separator] : [',', ';', '\t', '|'])
    .flatMap((delimiter) => {
      const { data } = Papa.parse<string[]>(text, { delimiter, preview: maxTitleLines })
      return data.map((values, index) => ({ delimiter, index, found: countNames(values) }))
    })
    .sort((a, b) => b.found - a.found)
  const { delimiter, index } = best?.found ? best : { delimiter: '', index: 0 }
  // A larger file would block the page while it is read.
  const preview = maxRows + maxTitleLines
  const { data, errors, meta } = Papa.parse<string[]>(text, { delimiter, preview })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) {
    const row = formatNumber((broken.row ?? 0) + 1)
    throw new FileError(`The file is damaged: a quotation mark in row ${row} is not closed.`)
  }
  const [first, ...rows] = data
    .map((values, index) => ({ row: index + 1, values }))
    .slice(index)
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
  if (!first || rows.length === 0) {
    throw new FileError('The file has no rows below the names of the columns.')
  }
  if (meta.truncated || rows.length > maxRows) {
    throw new FileError(`The file has more than ${formatNumber(maxRows)} rows. Split it.`)
  }
  const header = first.values.map(matchName)
  const readCells = (values: string[]) =>
    Object.fromEntries(header.map((name, index) => [name, unescapeFormulas(values[index] ?? '')]))
  return {
    header,
    rows: rows.map(({ row, values }) => ({
      row,
      cells: readCells(values),
      count: values.findLastIndex((value) => value.trim() !== '') + 1,
      formulas: header.filter((_name, index) => values[index]?.startsWith('=')),
    })),
    note: decoded.note,
  }
}

const headingKey = (heading: string) => nameKey(heading).replaceAll(/[\s_-]/g, '')
