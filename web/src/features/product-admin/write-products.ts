import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { toCsv } from '#shared/csv/to-csv.ts'
import { productColumns } from './product-columns.ts'

const always: readonly string[] = ['_id', ...requiredFields]

/** The products as CSV, with the columns that any of them fills. */
export function writeProducts(products: ManagedProduct[]): string {
  const columns = productColumns.filter(
    ({ key, write }) => always.includes(key) || products.some((product) => write(product)),
  )
  return toCsv(
    columns.map(({ key }) => key),
    products.map((product) =>
      Object.fromEntries(columns.map(({ key, write }) => [key, write(product)])),
    ),
  )
}
