import { isGtin } from '@tech-house/api/contract/catalog/item-numbers'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { NewProduct } from '@tech-house/api/contract/catalog/product'
import type {
  ImportedChange,
  MatchQuery,
  ProductMatch,
} from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatNumber } from '@tech-house/api/parts/format-number'
import type { SpecificationKind } from '@tech-house/api/parts/specifications/specification-kinds'
import {
  type CellReading,
  type ColumnKey,
  type ProductColumn,
  productColumns,
  withValues,
} from '../product-columns.ts'
import {
  type Answers,
  type CellReader,
  type NumberReaders,
  numberColumns,
} from './number-columns.ts'
import type { RowProblem } from './problem-table.tsx'
import type { Cell } from './read-excel.ts'
import { isFormula, type Row, type Table, textOf } from './read-rows.ts'
import { type Assignment, columnLabel, identifyingKeys } from './suggest-columns.ts'

export interface Plan {
  table: Table
  assignment: Assignment
  numbers: NumberReaders
}

interface Difference {
  key: ColumnKey
  label: string
  from: string
  to: string
}

interface CellProblem extends RowProblem {
  /** The field that it concerns; without one, the whole row. */
  key?: string
}

type Values = Map<ColumnKey, unknown>

export interface ComparedRow {
  row: Row
  name: string
  /** What was read in another spelling: `Socket: LGA 1700 → LGA1700`. */
  normalised: string[]
  problems: CellProblem[]
  /** Why it cannot be a new product. */
  missing: CellProblem[]
  values: Values
  /** The product that the row meets. */
  product?: ManagedProduct
  by?: ProductMatch['by']
  differences: Difference[]
  added?: NewProduct
}

export const matchLabels = {
  partNumber: 'Part number',
  gtin: 'GTIN',
  id: 'Id',
  name: 'Name',
} as const

const columnOf = new Map<string, ProductColumn>(
  productColumns.map((column) => [column.key, column]),
)

/** Compares a row with what it meets; rows of one product after the first are refused. */
export function rowComparer(plan: Plan) {
  const rowOf = new Map<string, number>()

  return (read: ComparedRow, { by, products: [product, ...others] }: ProductMatch): ComparedRow => {
    const { row } = read.row
    const refuse = (column: string, problem: string) =>
      read.problems.push({ row, column, value: read.name, problem })
    if (others.length > 0 && by) {
      refuse(matchLabels[by], 'Several products have it. Correct them, or write the id')
      return read
    }
    const kind = kindOf(read.values) ?? product?.specs?.kind
    readCells(plan, read, (key) => key.startsWith('specs.') && key !== kindKey, kind)
    const compared = product ? { ...read, product, by } : read
    if (product) compared.differences = differencesOf(read, product)
    else addProduct(compared)
    const id = product?._id ?? nameKey(read.name)
    const earlier = rowOf.get(id)
    if (earlier) refuse('row', `The same product is in row ${formatNumber(earlier)}`)
    else if (id) rowOf.set(id, row)
    return compared
  }
}

const kindKey = 'specs.kind'

/** A kind is read by the schema of its column. */
const kindOf = (values: Values) => values.get(kindKey) as SpecificationKind | undefined

/** What the cells of a row say before its product is known, which says how specifications are read. */
export function readRow(plan: Plan, row: Row): ComparedRow {
  const { headings } = plan.table
  const read: ComparedRow = {
    row,
    name: '',
    normalised: [],
    problems: [],
    missing: [],
    values: new Map(),
    differences: [],
  }
  readCells(plan, read, (key) => !key.startsWith('specs.') || key === kindKey)
  if (row.count > headings.length) {
    const problem = `The row has ${row.count} cells instead of ${headings.length}`
    read.problems.push({ row: row.row, column: 'row', value: '', problem })
  }
  const names = ['product', 'partNumbers', 'gtin', '_id'].map((key) =>
    read.values.get(key as ColumnKey),
  )
  read.name = String([names.find(Boolean) ?? ''].flat()[0])
  return read
}

/** An empty cell says nothing. */
function readCells(
  { table, assignment, numbers }: Plan,
  read: ComparedRow,
  isWanted: (key: string) => boolean,
  kind?: SpecificationKind,
): void {
  for (const [index, key] of assignment.entries()) {
    const cell = read.row.cells[index] ?? ''
    const value = textOf(cell).trim()
    const column = columnOf.get(key)
    if (!column || value === '' || !isWanted(key)) continue
    const label = columnLabel(table, index)
    const cellRead = readCell(column, cell, numbers.get(label), kind)
    const { problem, normalised } = cellRead
    if (problem) read.problems.push({ row: read.row.row, column: label, value, problem, key })
    else read.values.set(column.key, cellRead.value)
    if (normalised) read.normalised.push(`${label}: ${value} → ${normalised}`)
  }
}

function readCell(
  column: ProductColumn,
  cell: Cell,
  readNumber: CellReader | undefined,
  kind: SpecificationKind | undefined,
): CellReading {
  const text = textOf(cell).trim()
  if (isFormula(cell)) return { problem: 'Write a value instead of a formula' }
  if (typeof cell === 'number') {
    if (column.key === 'gtin') return column.read(withZeros(text))
    // Calculated prices have more decimals, and all numbers those of binary fractions.
    const isPrice = column.key === 'price'
    const plain = isPrice ? cell.toFixed(2) : String(Number(cell.toPrecision(15)))
    const isRounded = isPrice && Math.abs(Number(plain) - cell) > 1e-6
    return { ...column.read(plain, kind), ...(isRounded && { normalised: plain }) }
  }
  const { value = text, problem } = readNumber?.(text) ?? {}
  return problem ? { problem } : column.read(String(value), kind)
}

/** Spreadsheets drop the zeros before a number: those of a GTIN-12 or GTIN-13. */
const withZeros = (digits: string): string =>
  [digits, digits.padStart(12, '0'), digits.padStart(13, '0')].find(isGtin) ?? digits

/** By what the API finds the product of a row. */
export function matchQuery({ values }: ComparedRow): MatchQuery {
  const { partNumbers, gtin, product, _id } = Object.fromEntries(values)
  // The schemas of their columns have read them.
  return { partNumbers, gtin, product, productId: _id } as MatchQuery
}

function differencesOf({ values }: ComparedRow, product: ManagedProduct): Difference[] {
  const changed = withValues(product, values)
  return [...values.keys()].flatMap((key) => {
    const column = columnOf.get(key)
    if (!column || key === '_id') return []
    const [from, to] = [column.write(product), column.write(changed)]
    return from === to ? [] : [{ key, label: column.label, from, to }]
  })
}

/** Makes a row that meets nothing a new product, or says what it lacks. */
function addProduct(read: ComparedRow): void {
  const { success, data, error } = NewProduct.safeParse(withValues({}, read.values))
  if (success) read.added = data
  const wrong = new Set(error?.issues.map(({ path: [field = ''] }) => String(field)))
  const labels = [...wrong]
    .filter((key) => !read.problems.some((problem) => problem.key === key))
    .map((key) => columnOf.get(key)?.label ?? key)
  if (labels.length > 0) {
    const problem = `The shop does not have it. A new product also needs: ${labels.join(', ')}`
    read.missing.push({ row: read.row.row, column: 'row', value: read.name, problem })
  }
}

/** How the numbers of a file are read, with the questions and notes about that. */
export function readNumbers(table: Table, assignment: Assignment, answers: Answers) {
  const columns = assignment.flatMap((key, index) => {
    const kind = productColumns.find((column) => column.key === key)?.number
    const cells = table.rows.map(({ cells }) => cells[index] ?? '')
    const name = columnLabel(table, index)
    return kind ? [{ name, isWhole: kind === 'whole', isPrice: key === 'price', cells }] : []
  })
  const read = numberColumns(columns, answers)
  const prices = columns.find(({ isPrice }) => isPrice)?.cells.map(String) ?? []
  const foreign = prices.find((price) => /\p{Sc}|[A-Z]{3}/u.test(price.replaceAll(/\$|USD/g, '')))
  const note = `The shop's prices are in dollars, so the currency of ${foreign} is ignored.`
  return { ...read, notes: foreign ? [...read.notes, note] : read.notes }
}

export interface Choice {
  /** The fields that may change. */
  keys: ReadonlySet<string>
  /** Whether products that the shop lacks are added. */
  adds: boolean
  reason: 'counted' | 'received'
}

export type RowState = 'change' | 'add' | 'unchanged' | 'skipped' | 'problem'

/** What becomes of a row; `skipped` is not in the shop, and is not to be added. */
export function stateOf(read: ComparedRow, choice: Choice): RowState {
  if (problemsOf(read, choice).length > 0) return 'problem'
  if (!read.product) return choice.adds ? 'add' : 'skipped'
  return read.differences.some(({ key }) => choice.keys.has(key)) ? 'change' : 'unchanged'
}

/** A wrong value of a field that may not change is no problem. */
export function problemsOf({ product, problems, missing }: ComparedRow, { keys, adds }: Choice) {
  if (!product && adds) return [...problems, ...missing]
  return problems.filter(({ key }) => !key || keys.has(key) || identifyingKeys.includes(key))
}

/** The change of a product to the chosen values of a row. */
export function changeOf(
  read: ComparedRow,
  product: ManagedProduct,
  choice: Choice,
): ImportedChange {
  const chosen = [...read.values].filter(
    ([key]) => choice.keys.has(key) && read.differences.some((one) => one.key === key),
  )
  const changed = withValues(product, new Map(chosen))
  const fields = new Set(chosen.map(([key]) => key.split('.')[0]))
  fields.delete('available_quantity')
  const set = Object.entries(changed).filter(([name]) => fields.has(name))
  const delta = (changed.available_quantity ?? 0) - product.available_quantity
  return {
    productId: product._id,
    revision: product.revision,
    set: Object.fromEntries(set),
    ...(delta !== 0 && { stock: { delta, reason: choice.reason } }),
  }
}
