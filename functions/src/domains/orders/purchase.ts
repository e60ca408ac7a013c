import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewOrder } from '../../contract/orders/order.ts'
import type { BatchLine } from '../../contract/orders/order-batch.ts'
import { fingerprintOf, idOfKey } from '../../platform/http/idempotency.ts'

/** A line to book. Lines of one product share the order, and each has its whole quantity. */
export interface PurchaseLine {
  request: NewOrder
  order: DocumentReference
}

export interface Purchase {
  lines: PurchaseLine[]
  event: DocumentReference
  fingerprint: string
  isBatch: boolean
}

export function purchaseOf(
  db: Firestore,
  body: NewOrder | BatchLine[],
  uid: string,
  key?: string,
): Purchase {
  const requests = Array.isArray(body) ? merged(body) : [body]
  const orders = new Map<NewOrder['productId'], DocumentReference>()
  for (const { productId } of requests) {
    const order = orders.get(productId) ?? orderRef(db, uid, key, orders.size)
    orders.set(productId, order)
  }
  const first = orders.values().next().value ?? orderRef(db, uid, key, 0)
  return {
    lines: requests.map((request) => ({ request, order: orders.get(request.productId) ?? first })),
    event: placedEvent(db, first),
    fingerprint: fingerprintOf(body),
    isBatch: Array.isArray(body),
  }
}

/** The id is derived from the key and the buyer's uid; without a key each attempt is new. */
function orderRef(db: Firestore, uid: string, key: string | undefined, index: number) {
  const orders = db.collection('orders')
  if (key === undefined) return orders.doc()
  // No header contains a space, so this is no key of another request.
  return orders.doc(idOfKey(uid, index === 0 ? key : `${key} ${index}`))
}

function merged(lines: BatchLine[]): BatchLine[] {
  return lines.map((line) => {
    const same = lines.filter(({ productId }) => productId === line.productId)
    const pieces = same.reduce((sum, { quantity }) => sum + quantity, 0)
    // A line of no pieces must not become valid by another line.
    return line.quantity < 1 ? line : { ...line, quantity: pieces }
  })
}

/** It outlives the order, so a replay after a cancellation does not book again. */
export const placedEvent = (db: Firestore, order: DocumentReference): DocumentReference =>
  db.doc(`events/${order.id}-placed`)
