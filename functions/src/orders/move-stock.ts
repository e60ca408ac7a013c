import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore'

/** Changes a product's stock by `delta` pieces, as part of the transaction that read it. */
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
