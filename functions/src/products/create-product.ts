import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../contract/product.ts'
import { recordEvent } from '../events/event-log.ts'
import type { Actor } from '../http/caller.ts'

/** One request to add a product, identified by the id of its event. */
export interface Attempt {
  event: DocumentReference
  fingerprint: string
}

/** Writes a product and the event of its opening stock in one batch. Fails if the id is taken. */
export async function createProduct(
  db: Firestore,
  id: string,
  product: NewProduct,
  by: Actor,
  { event, fingerprint }: Attempt,
): Promise<void> {
  const time = FieldValue.serverTimestamp()
  const batch = db.batch()
  batch.create(db.doc(`products/${id}`), { ...product, createdAt: time, updatedAt: time })
  recordEvent(db, batch, {
    type: 'product-added',
    by,
    subject: `products/${id}`,
    stock: { productId: id, delta: product.available_quantity },
    after: product,
    id: event.id,
    fingerprint,
  })
  await batch.commit()
}
