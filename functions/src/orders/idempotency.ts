import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/orders/order.ts'
import type { BatchLine } from '../contract/orders/order-batch.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'

/** A line to book. Lines of one product share the order, and each has its whole quantity. */
export interface AttemptLine {
  request: NewOrder
  order: DocumentReference
}

/** One attempt to place orders, and the event that identifies a replay. */
export interface Attempt {
  lines: AttemptLine[]
  event: DocumentReference
  fingerprint: string
  /** Whether the lines are answered one by one. */
  isBatch: boolean
}

/**
 * The order's id is derived from the key and the buyer's uid; without a key each attempt is new.
 */
export function attemptOf(db: Firestore, request: NewOrder, uid: string, key?: string): Attempt {
  const order = orderOfKey(db, uid, key)
  const event = placedEvent(db, order)
  return { lines: [{ request, order }], event, fingerprint: fingerprintOf(request), isBatch: false }
}

/** Like `attemptOf`. The first order has the id that a single order with this key would have. */
export function batchAttemptOf(
  db: Firestore,
  lines: BatchLine[],
  uid: string,
  key?: string,
): Attempt {
  const orders = new Map<string, { order: DocumentReference; quantity: number }>()
  for (const { productId, quantity } of lines) {
    const place = orders.size
    // No header contains a space, so this is no key of another request.
    const ownKey = key !== undefined && place > 0 ? `${key} ${place}` : key
    const known = orders.get(productId) ?? { order: orderOfKey(db, uid, ownKey), quantity: 0 }
    orders.set(productId, { ...known, quantity: known.quantity + quantity })
  }
  const attemptLines = lines.flatMap(({ productId, quantity, price }): AttemptLine[] => {
    const merged = orders.get(productId)
    if (!merged) return []
    // A line of no pieces must not become valid by another line.
    const asked = quantity < 1 ? quantity : merged.quantity
    return [{ request: { productId, quantity: asked, price }, order: merged.order }]
  })
  const [first] = attemptLines
  if (!first) throw new Error('A batch has at least one line')
  const event = placedEvent(db, first.order)
  return { lines: attemptLines, event, fingerprint: fingerprintOf(lines), isBatch: true }
}

function orderOfKey(db: Firestore, uid: string, key: string | undefined): DocumentReference {
  const orders = db.collection('orders')
  return key === undefined ? orders.doc() : orders.doc(idOfKey(uid, key))
}

/** The event of a placed order. */
export const placedEvent = (db: Firestore, order: DocumentReference): DocumentReference =>
  db.doc(`events/${order.id}-placed`)

/**
 * Whether an earlier attempt has booked the orders. The event outlives the order, so a replay after
 * a cancellation does not book again. Throws 422 when the key was used for other orders.
 */
export async function wasBooked({ event, fingerprint }: Attempt): Promise<true | undefined> {
  return (await findReplay(event, fingerprint)) && true
}
