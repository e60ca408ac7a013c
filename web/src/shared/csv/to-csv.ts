import Papa from 'papaparse'
import { escapeFormulas } from './formulas.ts'

/** The rows as CSV in UTF-8 with a byte order mark, which Excel needs. Text never runs as a formula. */
export function toCsv<Row extends object>(columns: (keyof Row & string)[], rows: Row[]): string {
  const data = rows.map((row) => columns.map((column) => cellOf(row[column])))
  return `\ufeff${Papa.unparse({ fields: columns, data })}`
}

const cellOf = (value: unknown) =>
  typeof value === 'string' ? escapeFormulas(value) : (value ?? '')
