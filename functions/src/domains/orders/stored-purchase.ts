import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { toCents } from '../../contract/money.ts'
import { Purchase, type PurchaseStatus } from '../../contract/orders/purchase.ts'
import { isPseudonym } from '../../platform/events/deleted-actor.ts'
import { type Buyer, buyerName, isoTime, type StoredOrder } from './stored-order.ts'

/** The document of a purchase, without its time. */
export function purchaseDocument(orders: StoredOrder[], buyer: Buyer) {
  const ids = orders.map(({ _id }) => _id)
  return {
    uid: buyer.uid,
    name: buyerName(buyer),
    email: buyer.email,
    orderIds: ids,
    pendingIds: ids,
    deliveredIds: [] as string[],
    status: 'pending',
    totalCents: totalCents(orders),
  } satisfies Omit<Purchase, '_id' | 'createdAt'> & Record<string, unknown>
}

/** Reads the purchase of an order in a transaction; `undefined` for an older order. */
export async function readPurchaseOf(
  transaction: Transaction,
  order: DocumentSnapshot,
): Promise<DocumentSnapshot | undefined> {
  const id: unknown = order.get('purchase')
  if (typeof id !== 'string') return undefined
  const purchase = await transaction.get(purchaseRef(order.ref.firestore, id))
  return purchase.exists ? purchase : undefined
}

export const purchaseRef = (db: Firestore, number: string): DocumentReference =>
  db.collection('purchases').doc(number)

/** How many of its orders were left before a change, and wait for delivery after it. */
export interface PurchaseCounts {
  parts: number
  pending: number
}

/** Writes that these of its orders get the status `to`, or are removed. */
export function changePurchase(
  transaction: Transaction,
  purchase: DocumentSnapshot,
  orders: StoredOrder[],
  to: 'delivered' | undefined,
): PurchaseCounts {
  const changed = orders.map(({ _id }) => _id)
  const without = (ids: string[]) => ids.filter((id) => !changed.includes(id))
  const pendingIds = without(idsIn(purchase, 'pendingIds'))
  const deliveredIds = [...without(idsIn(purchase, 'deliveredIds')), ...(to ? changed : [])]
  const left: PurchaseStatus = deliveredIds.length > 0 ? 'delivered' : 'cancelled'
  const cents = Number(purchase.get('totalCents')) - (to ? 0 : totalCents(orders))
  transaction.update(purchase.ref, {
    pendingIds,
    deliveredIds,
    status: pendingIds.length > 0 ? 'pending' : left,
    totalCents: Math.max(0, cents),
  })
  const parts = idsIn(purchase, 'pendingIds').length + idsIn(purchase, 'deliveredIds').length
  return { parts, pending: pendingIds.length }
}

export function idsIn(
  purchase: DocumentSnapshot,
  field: 'orderIds' | 'pendingIds' | 'deliveredIds',
): string[] {
  return purchase.get(field) ?? []
}

/** Throws for a document that does not fit the contract. */
export function purchaseOf(snapshot: DocumentSnapshot): Purchase {
  const { createdAt, ...stored } = snapshot.data() ?? {}
  return Purchase.parse({
    ...stored,
    ...(isPseudonym(stored.uid) && { name: 'Deleted account', email: '' }),
    ...(createdAt instanceof Timestamp && { createdAt: isoTime(createdAt) }),
    _id: snapshot.id,
  })
}

export const totalCents = (orders: StoredOrder[]): number =>
  orders.reduce((cents, { totalPrice = 0 }) => cents + toCents(totalPrice), 0)
