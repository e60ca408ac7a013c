import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Precondition,
  type Transaction,
} from 'firebase-admin/firestore'
import type { Order } from '../../contract/orders/order.ts'

interface Writes {
  update(
    document: DocumentReference,
    change: Record<string, FieldValue>,
    condition: Precondition,
  ): unknown
}

/** Fails when the product is deleted; the caller records the event with the same delta in the same batch. */
export function adjustStock(
  writes: Writes,
  product: DocumentReference,
  delta: number,
  condition: Precondition = { exists: true },
): void {
  const change = {
    available_quantity: FieldValue.increment(delta),
    updatedAt: FieldValue.serverTimestamp(),
  }
  writes.update(product, change, condition)
}

/** Reads the product outside the transaction, because its lock would block buyers. */
export async function returnStock(
  db: Firestore,
  transaction: Transaction,
  { productId, quantity }: Partial<Pick<Order, 'productId' | 'quantity'>>,
) {
  if (!productId || !quantity) return null
  const product = db.collection('products').doc(productId)
  if (!(await product.get()).exists) return null
  adjustStock(transaction, product, quantity)
  return { productId, delta: quantity }
}
