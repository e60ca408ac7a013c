import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/orders/order.ts'
import type { BatchLine } from '../contract/orders/order-batch.ts'
import { fingerprintOf, idOfKey } from '../http/idempotency.ts'

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
  const orders = new Map<string, DocumentReference>()
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    const index = orders.size
    // No header contains a space, so this is no key of another request.
    const ownKey = key !== undefined && index > 0 ? `${key} ${index}` : key
    orders.set(productId, orders.get(productId) ?? orderOfKey(db, uid, ownKey))
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  const [first] = orders.values()
  if (!first) throw new Error('A batch has at least one line')
  return {
    lines: lines.map(({ productId, quantity, price }) => ({
      request: {
        productId,
        // A line of no pieces must not become valid by another line.
        quantity: quantity < 1 ? quantity : (pieces.get(productId) ?? quantity),
        price,
      },
      order: orders.get(productId) ?? first,
    })),
    event: placedEvent(db, first),
    fingerprint: fingerprintOf(lines),
    isBatch: true,
  }
}

function orderOfKey(db: Firestore, uid: string, key: string | undefined): DocumentReference {
  const orders = db.collection('orders')
  return key === undefined ? orders.doc() : orders.doc(idOfKey(uid, key))
}

/**
 * The event of a placed order. It outlives the order, so a replay after a cancellation does not book
 * again.
 */
export const placedEvent = (db: Firestore, order: DocumentReference): DocumentReference =>
  db.doc(`events/${order.id}-placed`)
