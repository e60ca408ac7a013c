import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'

const file = join(import.meta.dirname, '../../../../emulator-data/products.json')

/** The products that a fresh shop has, newest first. */
export const seededProducts =
  // The seed parses its file by the contract.
  (JSON.parse(readFileSync(file, 'utf8')) as Omit<ProductDetails, '_id'>[]).map(
    (row): ProductDetails => ({ ...row, _id: row.product }),
  )
