import {
  ImportedProduct,
  importedFields as productColumns,
} from '@tech-house/api/contract/catalog/product-import'
import { type ProductField, productFields } from '../product-fields.ts'

export type ProductColumn = keyof ImportedProduct

/** The product that a row describes, or the columns that break their rule. */
export function readProduct(
  cells: Partial<Record<string, string>>,
): { product: ImportedProduct } | { wrong: ProductColumn[] } {
  const values = productColumns.map((column) => {
    const { readCell }: ProductField = productFields[column]
    return [column, readCell ? readCell(cells[column] ?? '') : cells[column]]
  })
  const { success, data, error } = ImportedProduct.safeParse(Object.fromEntries(values))
  if (success) return { product: data }
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return { wrong: productColumns.filter((column) => names.has(column)) }
}
