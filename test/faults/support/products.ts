import type { Firestore } from 'firebase-admin/firestore'
import { productStore } from '../../../functions/src/domains/products/product-store.ts'
import type { Actor } from '../../../functions/src/platform/http/caller.ts'
import { newProduct } from '../../../functions/test/support/new-product.ts'

/** Creates a product with this stock. Returns its id. */
export const aProduct = (db: Firestore, by: Actor, available_quantity: number): Promise<string> =>
  productStore(db).add(newProduct({ available_quantity }), by)
