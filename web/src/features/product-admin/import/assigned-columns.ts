import { currencyPrefix } from '@tech-house/api/parts/currency-format'
import type { SpecificationKind } from '@tech-house/api/parts/specifications/specification-kinds'
import { currency } from '@tech-house/shop'
import { type CellReading, type ProductColumn, productColumns } from '../product-columns.ts'
import { type Answers, type CellReader, numberColumns } from './number-columns.ts'
import { cellText, isFormula, type Row, type Table } from './read-rows.ts'
import { type Assignment, columnLabel } from './suggest-columns.ts'

/** `$`, also for Canadian dollars, whose prefix is `CA$`. */
const symbol = currencyPrefix.replaceAll(/[A-Z\s]/g, '')

/** A column of a file with the field that it is assigned to. */
export interface AssignedColumn {
  index: number
  label: string
  field: ProductColumn
  readNumber: CellReader | undefined
}

/** The assigned columns, with the questions and notes about their numbers. */
export function assignColumns(table: Table, assignment: Assignment, answers: Answers) {
  const assigned = assignment.flatMap((key, index) => {
    const field = productColumns.find((column) => column.key === key)
    return field ? [{ index, label: columnLabel(table, index), field }] : []
  })
  const withNumbers = assigned.flatMap(({ index, label, field: { number } }) =>
    number ? [{ name: label, number, texts: textsIn(table, index) }] : [],
  )
  const { readers, questions, notes } = numberColumns(withNumbers, answers)
  const prices = withNumbers.find(({ number }) => number === 'price')
  const withoutOwn = (text: string) => text.replaceAll(currency, '').replaceAll(symbol, '')
  const isForeign = (text: string) => /\p{Sc}|[A-Z]{3}/u.test(withoutOwn(text))
  // As in `Preis (EUR)`.
  const isForeignHeading = (text: string) => /\((?:\p{Sc}|[A-Z]{3})\)/u.test(withoutOwn(text))
  const foreign =
    prices && (isForeignHeading(prices.name) ? prices.name : prices.texts.find(isForeign))
  if (foreign) {
    notes.push(`The shop's prices are in ${currency}, so the currency of ${foreign} is ignored.`)
  }
  const columns = assigned.map(
    (column): AssignedColumn => ({ ...column, readNumber: readers.get(column.label) }),
  )
  return { columns, questions, notes }
}

/** The cells with text. Numeric cells of a workbook have one reading. */
const textsIn = ({ rows }: Table, index: number): string[] =>
  rows.flatMap(({ cells }) => (typeof cells[index] === 'number' ? [] : cellText(cells[index])))

/** An empty cell says nothing. */
export function readCell(
  { index, field, readNumber }: AssignedColumn,
  { cells }: Row,
  kind?: SpecificationKind,
): CellReading {
  const cell = cells[index] ?? ''
  if (isFormula(cell)) return { problem: 'Enter a value instead of a formula' }
  if (cell instanceof Date) {
    return { problem: 'Excel stores it as a date. Format the column as text, and write it again' }
  }
  if (typeof cell === 'number') {
    if (Math.abs(cell) >= 1e15) {
      return { problem: 'Excel keeps 15 digits. Format the column as text, and write it again' }
    }
    // Calculated prices have more decimals, and all numbers those of binary fractions.
    const decimal = (value: number) => Number(value.toPrecision(15))
    const isPrice = field.number === 'price'
    const plain = String(isPrice ? Math.round(decimal(cell * 100)) / 100 : decimal(cell))
    const isRounded = Math.abs(Number(plain) - cell) > 1e-6
    return { ...field.read(plain, kind), ...(isRounded && { normalised: plain }) }
  }
  const text = cellText(cell).trim()
  const { value = text, problem } = readNumber?.(text) ?? {}
  return problem ? { problem } : field.read(String(value), kind)
}
