import type { Firestore } from 'firebase-admin/firestore'
import type { Actor } from '../../../functions/src/http/caller.ts'
import { productStore } from '../../../functions/src/products/product-store.ts'
import { newProduct } from '../../../functions/test/support/new-product.ts'

/** Creates a product with this stock. Returns its id. */
export const aProduct = (db: Firestore, by: Actor, available_quantity: number): Promise<string> =>
  productStore(db).add(newProduct({ available_quantity }), by)
