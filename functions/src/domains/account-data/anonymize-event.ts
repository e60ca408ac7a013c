import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { orderStatuses } from '../../contract/orders/order-status.ts'
import { deletedActor, pseudonymOf } from '../../platform/events/deleted-actor.ts'

export function anonymizeActor(
  transaction: Transaction,
  event: DocumentSnapshot,
  uid: string,
): void {
  transaction.update(event.ref, { actor: deletedActor(uid), fingerprint: null })
}

/** Takes a deleted account out of an event about one of its documents; deletes the event's mail. */
export function anonymizeHistory(
  db: Firestore,
  transaction: Transaction,
  event: DocumentSnapshot,
  uid: string,
): void {
  const subject: string = event.get('subject')
  transaction.update(event.ref, {
    ...(event.get('actor.uid') === uid && { actor: deletedActor(uid) }),
    before: anonymized(event.get('before'), uid),
    after: anonymized(event.get('after'), uid),
    fingerprint: null,
    subject: subject.replace(`users/${uid}`, `users/${pseudonymOf(uid)}`),
  })
  transaction.delete(db.doc(`mail/${event.id}`))
}

/** What stays of an order, a review or an account. A new field is removed unless it is added here. */
const figures: string[] = [
  'productId',
  'product',
  'price',
  'quantity',
  'totalPrice',
  'status',
  'paid',
  'image',
  'batch',
  'createdAt',
  ...orderStatuses.map((status) => `${status}At`),
  'rating',
  'role',
  'blocked',
]

export function anonymized(stored: Record<string, unknown> | null | undefined, uid: string) {
  if (!stored) return null
  const known = Object.entries(stored).filter(([name]) => figures.includes(name))
  return { ...Object.fromEntries(known), ...('uid' in stored && { uid: pseudonymOf(uid) }) }
}
