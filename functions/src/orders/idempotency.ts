import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/order.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'

/** One attempt to place an order: the order's document, and the event that identifies a replay. */
export interface Attempt {
  order: DocumentReference
  event: DocumentReference
  fingerprint: string
}

/**
 * The order's id is derived from the key and the buyer's uid; without a key each attempt is new.
 */
export function attemptOf(db: Firestore, order: NewOrder, uid: string, key?: string): Attempt {
  const orders = db.collection('orders')
  const doc = key === undefined ? orders.doc() : orders.doc(idOfKey(uid, key))
  return {
    order: doc,
    event: db.doc(`events/${doc.id}-placed`),
    fingerprint: fingerprintOf(order),
  }
}

/**
 * Whether an earlier attempt has booked the order. The event outlives the order, so a replay after
 * a cancellation does not book again. Throws 422 when the key was used for another order.
 */
export async function wasBooked({ event, fingerprint }: Attempt): Promise<boolean> {
  return (await findReplay(event, fingerprint)) !== undefined
}
