import { type DocumentReference, FieldValue, type Precondition } from 'firebase-admin/firestore'

interface Writes {
  update(
    document: DocumentReference,
    change: Record<string, FieldValue>,
    condition: Precondition,
  ): unknown
}

/**
 * Changes a product's stock by `delta` pieces; fails when the product is deleted. All changes of stock
 * go through here; the caller records the event with the same delta in the same batch.
 */
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
