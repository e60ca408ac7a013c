import {
  comparedFields,
  ImportedProduct,
  importedFields as productColumns,
  requiredFields,
} from '@tech-house/api/contract/catalog/product-import'
import { formatNumber } from '@tech-house/api/contract/format-number'
import { FileError } from '#shared/csv/decode-csv.ts'
import { unescapeFormulas } from '#shared/csv/formulas.ts'
import { type ProductField, productFields } from '../product-fields.ts'
import { type Row, readRows } from './read-rows.ts'
import { otherInShop, type RejectedRow, type RowProblem } from './row-problem.ts'

export interface ImportPreview {
  /** What can be added. */
  products: ImportedProduct[]
  /** How many products of these names the shop has. */
  known: number
  problems: RowProblem[]
  rejected: RejectedRow[]
  notes: string[]
}

/** A product of the shop, by which a row is found to be there already. */
type KnownProduct = Pick<ImportedProduct, (typeof comparedFields)[number] | 'product'>

/**
 * Checks a CSV file of products row by row. Throws `FileError` when the file as a whole cannot be
 * imported.
 */
export function previewImport(bytes: Uint8Array, shop: KnownProduct[]): ImportPreview {
  const { header, rows, note } = readRows(bytes)
  assertColumns(header)
  const unknown = header.filter((name) => name && !productColumns.some((column) => column === name))
  const preview: ImportPreview = {
    products: [],
    known: 0,
    problems: [],
    rejected: [],
    notes: [
      ...(note ? [note] : []),
      ...(unknown.length > 0 ? [`These columns are ignored: ${unknown.join(', ')}.`] : []),
    ],
  }
  const known = new Map(shop.map((product) => [product.product, product]))
  const rowOfName = new Map<string, number>()
  for (const { row, values } of rows) {
    const cells = Object.fromEntries(
      header.map((name, index) => [name, unescapeFormulas(values[index] ?? '')]),
    )
    const checked = check({ row, values, header, cells, known, rowOfName })
    if (checked === 'known') preview.known++
    else if (Array.isArray(checked)) {
      preview.problems.push(...checked)
      const problem = checked.map(({ column, problem }) => `${column}: ${problem}`).join('; ')
      preview.rejected.push({ cells, problem })
    } else preview.products.push(checked)
  }
  const types = newTypes(preview.products, shop)
  if (types.length > 0) preview.notes.push(`These types are new: ${types.join(', ')}.`)
  return preview
}

/** Types that no product of the shop has, which may be another spelling. */
function newTypes(products: ImportedProduct[], shop: KnownProduct[]): string[] {
  if (shop.length === 0) return []
  const known = new Set(shop.map(({ type }) => type))
  return [...new Set(products.map(({ type }) => type))].filter((type) => !known.has(type))
}

function assertColumns(header: string[]) {
  const missing = requiredFields.filter((column) => !header.includes(column))
  if (missing.length > 0) {
    throw new FileError(`The first row must name the columns. Missing: ${missing.join(', ')}.`)
  }
  const twice = productColumns.find(
    (column) => header.indexOf(column) !== header.lastIndexOf(column),
  )
  if (twice) throw new FileError(`There are two columns ${twice}. Remove one.`)
}

interface Checked extends Row {
  header: string[]
  cells: Record<string, string>
  known: Map<string, KnownProduct>
  /** The rows of the names before this one. */
  rowOfName: Map<string, number>
}

function check({ row, values, header, cells, known, rowOfName }: Checked) {
  const problemOf = (column: string, problem: string): RowProblem => {
    const value = cells[column] ?? ''
    return { row, column, value: value.length > 80 ? `${value.slice(0, 79)}…` : value, problem }
  }
  if (values.length !== header.length) {
    const problem = `The row has ${values.length} cells instead of ${header.length}. It may be cut off.`
    return [problemOf(header[values.length - 1] ?? 'row', problem)]
  }
  const formulas = productColumns.filter((column) =>
    values[header.indexOf(column)]?.startsWith('='),
  )
  if (formulas.length > 0) {
    return formulas.map((column) => problemOf(column, 'Write a value instead of a formula'))
  }
  const result = readProduct(cells)
  if ('wrong' in result) {
    return result.wrong.map((column) => problemOf(column, productFields[column].cell))
  }
  const { product } = result
  const earlier = rowOfName.get(product.product)
  if (earlier) return [problemOf('product', `The same name is in row ${formatNumber(earlier)}`)]
  rowOfName.set(product.product, row)
  const stored = known.get(product.product)
  if (!stored) return product
  const different = comparedFields.filter((column) => stored[column] !== product[column])
  return different.length === 0
    ? 'known'
    : different.map((column) => problemOf(column, otherInShop))
}

/** The product that a row describes, or the columns that break their rule. */
function readProduct(
  cells: RejectedRow['cells'],
): { product: ImportedProduct } | { wrong: (keyof ImportedProduct)[] } {
  const values = productColumns.map((column) => {
    const { readCell }: ProductField = productFields[column]
    return [column, readCell ? readCell(cells[column] ?? '') : cells[column]]
  })
  const { success, data, error } = ImportedProduct.safeParse(Object.fromEntries(values))
  if (success) return { product: data }
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return { wrong: productColumns.filter((column) => names.has(column)) }
}
