import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'

/** Changes a product's stock by `delta` pieces; the transaction fails when the product is gone. */
export function moveStock(
  transaction: Transaction,
  product: DocumentSnapshot,
  delta: number,
): void {
  transaction.update(product.ref, {
    available_quantity: FieldValue.increment(delta),
    updatedAt: FieldValue.serverTimestamp(),
  })
}
