import { createHash } from 'node:crypto'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/order.ts'
import { ApiError } from '../http/api-error.ts'

/** One try to place an order: where it will stand, and the event by which a replay is told. */
export interface Attempt {
  order: DocumentReference
  event: DocumentReference
  fingerprint: string
}

/** The key, of this buyer alone, decides the order's id; without a key each attempt is new. */
export function attemptOf(db: Firestore, order: NewOrder, uid: string, key?: string): Attempt {
  const orders = db.collection('orders')
  const doc = key === undefined ? orders.doc() : orders.doc(hash([uid, key]).slice(0, 20))
  return {
    order: doc,
    event: db.doc(`events/${doc.id}-placed`),
    fingerprint: hash(Object.entries(order).sort()),
  }
}

/**
 * Whether an earlier try of this attempt has booked it. The event tells, which outlives the order:
 * a replay cannot book again what was cancelled meanwhile. Throws 422 when the key booked another.
 */
export async function wasBooked({ event, fingerprint }: Attempt): Promise<boolean> {
  const earlier = await event.get()
  if (earlier.exists && earlier.get('fingerprint') !== fingerprint) {
    throw new ApiError(422, 'idempotency-mismatch', 'This Idempotency-Key booked another order')
  }
  return earlier.exists
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
