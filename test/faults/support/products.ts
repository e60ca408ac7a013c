import { randomUUID } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type { Actor } from '../../../functions/src/http/caller.ts'
import { productStore } from '../../../functions/src/products/product-store.ts'

/** The fields of a product without name and stock. */
export const productFields = {
  type: 'SSD',
  price: 79.99,
  minimum_order: 1,
  image: '/products/test.svg',
  description: 'A drive that only tests buy.',
}

/** Creates a product with this stock. Returns its id. */
export function aProduct(db: Firestore, by: Actor, available_quantity: number): Promise<string> {
  const product = `Test drive ${randomUUID()}`
  return productStore(db).add({ ...productFields, product, available_quantity }, by)
}
