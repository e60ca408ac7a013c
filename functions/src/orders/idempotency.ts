import { createHash } from 'node:crypto'
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/order.ts'
import { ApiError } from '../http/api-error.ts'

/** One try to place an order: where it will stand, and the event by which a replay is told. */
export interface Attempt {
  order: DocumentReference
  event: DocumentReference
  fingerprint: string
  isRepeatable: boolean
}

/** The key, of this buyer alone, decides the order's id; without a key each attempt is new. */
export function attemptOf(db: Firestore, order: NewOrder, uid: string, key?: string): Attempt {
  const orders = db.collection('orders')
  const doc = key === undefined ? orders.doc() : orders.doc(hash([uid, key]).slice(0, 20))
  return {
    order: doc,
    event: db.doc(`events/${doc.id}-placed`),
    fingerprint: hash(Object.entries(order).sort()),
    isRepeatable: key !== undefined,
  }
}

/**
 * The id of the order that an earlier request with this key booked. It asks the event, which
 * outlives the order, so a replay cannot book again what was cancelled meanwhile.
 */
export async function replayed(
  transaction: Transaction,
  { order, event, fingerprint, isRepeatable }: Attempt,
): Promise<string | undefined> {
  if (!isRepeatable) return undefined
  const earlier = await transaction.get(event)
  if (!earlier.exists) return undefined
  if (earlier.get('fingerprint') !== fingerprint) {
    throw new ApiError(422, 'idempotency-mismatch', 'This Idempotency-Key booked another order')
  }
  return order.id
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
