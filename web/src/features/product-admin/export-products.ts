import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { productColumns } from './product-columns.ts'

/** The columns that every file has, and those that any of these products fills. */
export const exportedColumns = (products: ManagedProduct[]): string[] =>
  productColumns
    .filter(
      ({ key, write }) =>
        key === '_id' ||
        requiredFields.some((name) => name === key) ||
        products.some((product) => write(product) !== ''),
    )
    .map(({ key }) => key)

export const exportedRow = (product: ManagedProduct): Record<string, string> =>
  Object.fromEntries(productColumns.map(({ key, write }) => [key, write(product)]))
