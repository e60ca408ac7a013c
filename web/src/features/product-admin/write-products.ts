import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { requiredFields } from '@tech-house/api/contract/catalog/product-import'
import { toCsv } from '#shared/csv/to-csv.ts'
import { productColumns } from './product-columns.ts'

const always = ['_id', ...requiredFields]

/** The products as CSV, with the columns that any of them fills. */
export function writeProducts(products: ManagedProduct[]): string {
  const rows = products.map((product) => productColumns.map(({ write }) => write(product)))
  const isFilled = (index: number) => rows.some((row) => row[index])
  const columns = productColumns.flatMap(({ key }, index) =>
    always.some((name) => name === key) || isFilled(index) ? [{ key, index }] : [],
  )
  const cells = (row: string[]) =>
    Object.fromEntries(columns.map(({ key, index }) => [key, row[index] ?? '']))
  return toCsv(
    columns.map(({ key }) => key),
    rows.map(cells),
  )
}
