import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/order.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'

/** One try to place an order: where it will stand, and the event by which a replay is told. */
export interface Attempt {
  order: DocumentReference
  event: DocumentReference
  fingerprint: string
}

/** The key, of this buyer alone, decides the order's id; without a key each attempt is new. */
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
 * Whether an earlier try of this attempt has booked it. The event tells, which outlives the order:
 * a replay cannot book again what was cancelled meanwhile. Throws 422 when the key booked another.
 */
export async function wasBooked({ event, fingerprint }: Attempt): Promise<boolean> {
  return (await findReplay(event, fingerprint)) !== undefined
}
