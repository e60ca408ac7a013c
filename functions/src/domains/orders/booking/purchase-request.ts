import { randomBytes } from 'node:crypto'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import type { NewPurchase, NewPurchaseLine } from '../../../contract/orders/new-purchase.ts'
import type { NewOrder } from '../../../contract/orders/order.ts'
import { numberAlphabet, numberLength } from '../../../contract/orders/purchase-number.ts'
import { DeliveryChoice, PurchaseFields } from '../../../contract/orders/recipient.ts'
import { fingerprintOf, idOfKey } from '../../../platform/http/request/idempotency.ts'

/** A line to book. Lines of one product share the order, and each has its whole quantity. */
export type PurchaseLine = PurchaseRequest['lines'][number]

export type PurchaseRequest = ReturnType<typeof purchaseRequest>

export function purchaseRequest(
  db: Firestore,
  body: NewOrder | NewPurchase,
  uid: string,
  key?: string,
) {
  const hasLines = 'lines' in body
  const requests: NewOrder[] = hasLines ? merged(body.lines) : [body]
  const fields = PurchaseFields.parse(body)
  const orders = new Map<NewOrder['productId'], DocumentReference>()
  for (const { productId } of requests) {
    const order = orders.get(productId) ?? orderRef(db, uid, key, orders.size)
    orders.set(productId, order)
  }
  const first = orders.values().next().value ?? orderRef(db, uid, key, 0)
  return {
    lines: requests.map((request) => ({ request, order: orders.get(request.productId) ?? first })),
    fields,
    choice: { ...DeliveryChoice.parse(body), recipient: fields.recipient },
    event: placedEvent(db, first),
    fingerprint: fingerprintOf(body),
    hasLines,
    /** The number of the purchase. Another try takes another one, because the first may be taken. */
    number: (tries: number) => purchaseNumber(uid, key, tries),
  }
}

/** The id is derived from the key and the buyer's uid; without a key each attempt is new. */
function orderRef(db: Firestore, uid: string, key: string | undefined, index: number) {
  const orders = db.collection('orders')
  if (key === undefined) return orders.doc()
  // No header contains a space, so this is no key of another request.
  return orders.doc(idOfKey(uid, index === 0 ? key : `${key} ${index}`))
}

/** Random without a key. */
export function purchaseNumber(uid: string, key?: string, tries = 0): string {
  const bytes =
    key === undefined
      ? randomBytes(numberLength)
      : Buffer.from(idOfKey(uid, `${key} purchase ${tries}`), 'hex').subarray(0, numberLength)
  return [...bytes].map((byte) => numberAlphabet[byte % numberAlphabet.length]).join('')
}

function merged(lines: NewPurchaseLine[]): NewPurchaseLine[] {
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
