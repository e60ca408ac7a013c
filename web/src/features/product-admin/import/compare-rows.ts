import { partNumberKey } from '@tech-house/api/contract/catalog/item-numbers'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { NewProduct } from '@tech-house/api/contract/catalog/product'
import type { MatchQuery, ProductMatch } from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatNumber } from '@tech-house/api/parts/format-number'
import type { SpecificationKind } from '@tech-house/api/parts/specifications/specification-kinds'
import type * as z from 'zod/mini'
import { type ColumnKey, productColumns, withValues } from '../product-columns.ts'
import { type AssignedColumn, readCell } from './assigned-columns.ts'
import { isContradicted } from './contradiction.ts'
import type { RowProblem } from './problem-table.tsx'
import { cellText, type Row, type Table } from './read-rows.ts'

export interface Plan {
  table: Table
  columns: AssignedColumn[]
}

export interface CellProblem extends RowProblem {
  /** The field that it concerns; `new` for one of new products, `match` for a doubt, nothing for the whole row. */
  key?: string
}

interface ReadRow {
  values: Map<ColumnKey, unknown>
  /** What was read in another spelling: `Socket: LGA 1700 → LGA1700`. */
  normalised: string[]
  problems: CellProblem[]
}

interface Difference {
  key: ColumnKey
  label: string
  from: string
  to: string
}

export interface ComparedRow extends ReadRow {
  row: Row
  name: string
  /** The product that the row meets. */
  product?: ManagedProduct
  by?: ProductMatch['by'] | undefined
  differences: Difference[]
  added?: NewProduct | undefined
}

export const matchLabels = {
  partNumber: 'Part number',
  gtin: 'GTIN',
  id: 'Id',
  name: 'Name',
} as const

/** By what the API finds the product of a row. */
export function matchQuery({ columns }: Plan, row: Row): MatchQuery {
  const read = (key: ColumnKey) => {
    const column = columns.find(({ field }) => field.key === key)
    return column && readCell(column, row).value
  }
  // The schemas of their columns have read them.
  return {
    partNumbers: read('partNumbers'),
    gtin: read('gtin'),
    productId: read('_id'),
    product: read('product'),
    brand: read('brand'),
  } as MatchQuery
}

/** Compares a row with what it meets; rows of one product after the first are refused. */
export function rowComparer(plan: Plan) {
  const rowOf = new Map<string, ComparedRow>()

  return (row: Row, match: ProductMatch): ComparedRow => {
    const compared = compareRow(plan, row, match)
    const id = compared.product?._id ?? nameKey(compared.name)
    const earlier = rowOf.get(id)
    const isSurer = earlier && isDoubtful(earlier) && !isDoubtful(compared)
    if (id && (!earlier || isSurer)) rowOf.set(id, compared)
    if (earlier) {
      const [kept, refused] = isSurer ? [compared, earlier] : [earlier, compared]
      const problem = `The same product is in row ${formatNumber(kept.row.row)}`
      refused.problems.push({ row: refused.row.row, column: 'row', value: refused.name, problem })
    }
    return compared
  }
}

export const isDoubtful = ({ problems }: ComparedRow) => problems.some(({ key }) => key === 'match')

function compareRow(
  plan: Plan,
  row: Row,
  { by, products: [product, ...others] }: ProductMatch,
): ComparedRow {
  const read = readRow(plan, row, product)
  const { values, problems } = read
  const names = ['product', 'partNumbers', 'gtin', '_id'] as const
  const name = String(names.map((key) => values.get(key)).find(Boolean) ?? '')
  if (by && others.length > 0) {
    const problem = 'Several products match. Enter the product id'
    problems.push({ row: row.row, column: matchLabels[by], value: name, problem })
    return { ...read, row, name, differences: [] }
  }
  if (product) {
    // The schemas of their columns have read them.
    if (by && isContradicted(Object.fromEntries(values), product, by)) {
      const problem = `“${product.product}” has it, but nothing else of the row fits. Confirm it above, or correct the row`
      problems.push({ row: row.row, column: matchLabels[by], value: name, problem, key: 'match' })
    }
    return { ...read, row, name, product, by, differences: differencesOf(plan, values, product) }
  }
  const { data: added, error } = NewProduct.safeParse(withValues({}, values))
  const lacking = lackingFields(error, problems)
  const isUnreadable = name === '' && problems.length > 0
  if (lacking.length > 0 && !isUnreadable) {
    const problem = `The shop does not have it. A new product also needs: ${lacking.join(', ')}`
    problems.push({ row: row.row, column: 'row', value: name, problem, key: 'new' })
  }
  return { ...read, row, name, differences: [], added }
}

/** The labels of what a new product lacks, without cells that have a problem of their own. */
function lackingFields(error: z.core.$ZodError | undefined, problems: CellProblem[]): string[] {
  const keys = new Set(error?.issues.map(({ path: [field = ''] }) => String(field)))
  return [...keys]
    .filter((key) => !problems.some((problem) => problem.key === key))
    .map((key) => productColumns.find((column) => column.key === key)?.label ?? key)
}

/** Reads specifications by the kind of part that the row says, or else that of its product. */
function readRow({ table, columns }: Plan, row: Row, product?: ManagedProduct): ReadRow {
  const read: ReadRow = { values: new Map(), normalised: [], problems: [] }
  const kindColumn = columns.find(({ field }) => field.key === 'specs.kind')
  const written = kindColumn && readCell(kindColumn, row).value
  const kind = (written ?? product?.specs?.kind) as SpecificationKind | undefined

  for (const column of columns) {
    const { label, index } = column
    const { key } = column.field
    const text = cellText(row.cells[index]).trim()
    const { value, problem, normalised } = readCell(column, row, kind)
    if (problem) read.problems.push({ row: row.row, column: label, value: text, problem, key })
    else if (value !== undefined) read.values.set(key, value)
    if (normalised) read.normalised.push(`${label}: ${text} → ${normalised}`)
  }
  if (row.cells.slice(table.headings.length).some((cell) => String(cell).trim())) {
    const problem = 'The row has more cells than there are columns'
    read.problems.push({ row: row.row, column: 'row', value: '', problem })
  }
  return read
}

function differencesOf(
  { columns }: Plan,
  values: ReadRow['values'],
  product: ManagedProduct,
): Difference[] {
  const changed = withValues(product, values)
  return columns.flatMap(({ field: { key, label, write } }) => {
    const [from, to] = [write(product), write(changed)]
    const isSame = key === 'partNumbers' ? partNumberKey(from) === partNumberKey(to) : from === to
    return key === '_id' || !values.has(key) || isSame ? [] : [{ key, label, from, to }]
  })
}
