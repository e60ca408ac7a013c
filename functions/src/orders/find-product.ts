import type { CollectionReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/order.ts'
import { conflict, notFound } from '../http/api-error.ts'

/** The ordered product, by id or else by its name. Throws 404, and 409 for an ambiguous name. */
export async function findProduct(
  transaction: Transaction,
  products: CollectionReference,
  { productId, product }: NewOrder,
): Promise<DocumentSnapshot> {
  if (productId) {
    const snapshot = await transaction.get(products.doc(productId))
    if (!snapshot.exists) throw notFound('product')
    return snapshot
  }
  const { docs } = await transaction.get(products.where('product', '==', product).limit(2))
  const [found, another] = docs
  if (!found) throw notFound('product')
  if (another)
    throw conflict('ambiguous-product', 'Several products have this name: send productId')
  return found
}
