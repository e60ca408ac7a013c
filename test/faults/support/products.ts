import type { Firestore } from 'firebase-admin/firestore'
import { ProductStore } from '../../../functions/src/domains/products/product-store.ts'
import { EventLog } from '../../../functions/src/platform/events/event-log.ts'
import type { Actor } from '../../../functions/src/platform/http/access/caller.ts'
import { newProduct } from '../../../functions/test/support/new-product.ts'

/** Creates a product with this stock. Returns its id. */
export const aProduct = (db: Firestore, by: Actor, available_quantity: number): Promise<string> =>
  new ProductStore(new EventLog(db)).add(newProduct({ available_quantity }), by)
