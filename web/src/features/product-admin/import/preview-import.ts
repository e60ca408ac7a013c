import { NewProduct } from '@tech-house/api/contract/catalog/product'
import {
  comparedFields,
  importedFields,
  requiredFields,
} from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { FileError } from '#shared/csv/decode-csv.ts'
import { type ProductField, productFields } from '../product-fields.ts'
import type { Readable } from './file-content.tsx'
import { type Answers, type NumberReaders, numberColumns } from './number-columns.ts'
import { otherInShop, type RowProblem } from './problem-table.tsx'
import { type Row, readRows } from './read-rows.ts'

export interface ImportPreview extends Readable {
  products: NewProduct[]
  known: number
  problems: RowProblem[]
  rejected: Row['cells'][]
}

const isColumn = (field: keyof NewProduct) => field !== 'specs'
const productColumns = importedFields.filter(isColumn)

type KnownProduct = Pick<NewProduct, (typeof comparedFields)[number] | 'product'>

type CellProblem = Pick<RowProblem, 'column' | 'problem'>

/** Throws `FileError` when the file as a whole cannot be imported. */
export function previewImport(bytes: Uint8Array, shop: KnownProduct[], answers: Answers = {}) {
  const { header, rows, note } = readRows(bytes, productColumns)
  checkHeader(header)
  const ignored = header.filter((name) => name && !productColumns.some((column) => column === name))
  const { readers, questions, notes } = numberColumns(
    productColumns.flatMap((name) => {
      const { input }: ProductField = productFields[name]
      const texts = rows.map(({ cells }) => cells[name] ?? '')
      const isWhole = input === 'numeric'
      return isWhole || input === 'decimal' ? [{ name, isWhole, texts }] : []
    }),
    answers,
  )
  const foreign = rows
    .map(({ cells }) => cells.price ?? '')
    .find((price) => /\p{Sc}|[A-Z]{3}/u.test(price.replaceAll(/\$|USD/g, '')))
  const preview: ImportPreview = {
    products: [],
    known: 0,
    problems: [],
    rejected: [],
    notes: [
      ...(note ? [note] : []),
      ...(ignored.length > 0 ? [`These columns are ignored: ${ignored.join(', ')}.`] : []),
      ...notes,
      ...(foreign
        ? [`The shop's prices are in dollars, so the currency of ${foreign} is ignored.`]
        : []),
    ],
    questions,
  }
  const check = rowChecker(header, readers, shop)
  for (const row of rows) {
    const checked = check(row)
    if (checked === 'known') preview.known++
    else if (Array.isArray(checked)) {
      for (const { column, problem } of checked) {
        preview.problems.push({ row: row.row, column, value: row.cells[column] ?? '', problem })
      }
      const problem = checked.map(({ column, problem }) => `${column}: ${problem}`).join('; ')
      preview.rejected.push({ ...row.cells, problem })
    } else preview.products.push(checked)
  }
  const types = newTypes(preview.products, shop)
  if (types.length > 0) preview.notes.push(`These types are new: ${types.join(', ')}.`)
  return preview
}

/** Reads a row: a new product, one that the shop has, or problems. */
function rowChecker(header: string[], readers: NumberReaders, shop: KnownProduct[]) {
  const known = new Map(shop.map((product) => [nameKey(product.product), product]))
  const rowOfName = new Map<string, number>()

  return ({ row, cells, count, formulas }: Row): NewProduct | 'known' | CellProblem[] => {
    if (count > header.length) {
      const problem = `The row has ${count} cells instead of ${header.length}`
      return [{ column: 'row', problem }]
    }
    const calculated = productColumns.filter((column) => formulas.includes(column))
    if (calculated.length > 0) {
      return calculated.map((column) => ({ column, problem: 'Write a value instead of a formula' }))
    }
    const product = readProduct(cells, readers)
    if (Array.isArray(product)) return product
    const key = nameKey(product.product)
    const earlier = rowOfName.get(key)
    if (earlier) {
      return [{ column: 'product', problem: `The same name is in row ${formatNumber(earlier)}` }]
    }
    rowOfName.set(key, row)
    const stored = known.get(key)
    if (!stored) return product
    const different = comparedFields
      .filter(isColumn)
      .filter((column) => JSON.stringify(stored[column]) !== JSON.stringify(product[column]))
    return different.length === 0
      ? 'known'
      : different.map((column) => ({ column, problem: otherInShop }))
  }
}

function checkHeader(header: string[]): void {
  const missing = requiredFields.filter((column) => !header.includes(column))
  if (missing.length > 0) {
    throw new FileError(`The first row must name the columns. Missing: ${missing.join(', ')}.`)
  }
  const twice = productColumns.find(
    (column) => header.indexOf(column) !== header.lastIndexOf(column),
  )
  if (twice) throw new FileError(`There are two columns ${twice}. Remove one.`)
}

/** Types that no product of the shop has, which may be another spelling. */
function newTypes(products: NewProduct[], shop: KnownProduct[]): string[] {
  if (shop.length === 0) return []
  const known = new Set(shop.map(({ type }) => type))
  return [...new Set(products.map(({ type }) => type))].filter((type) => !known.has(type))
}

function readProduct(cells: Row['cells'], numbers: NumberReaders): NewProduct | CellProblem[] {
  const read = productColumns.map((column) => {
    const cell = cells[column] ?? ''
    const { readCell }: ProductField = productFields[column]
    return { column, value: readCell ? readCell(cell) : cell, ...numbers.get(column)?.(cell) }
  })
  const { success, data, error } = NewProduct.safeParse(
    Object.fromEntries(read.map(({ column, value }) => [column, value])),
  )
  if (success) return data
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  return read
    .filter(({ column }) => wrong.has(column))
    .map(({ column, problem = productFields[column].cell }) => ({ column, problem }))
}
