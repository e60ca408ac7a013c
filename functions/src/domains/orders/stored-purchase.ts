import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { toCents } from '../../contract/money.ts'
import type { OrderStatus } from '../../contract/orders/order.ts'
import type { Parcel } from '../../contract/orders/parcel.ts'
import { Purchase, type PurchaseStatus } from '../../contract/orders/purchase.ts'
import type { PurchaseFields } from '../../contract/orders/recipient.ts'
import { isPseudonym } from '../../platform/events/deleted-actor.ts'
import { type Buyer, buyerName, isoTime, type StoredOrder } from './stored-order.ts'

/** The document of a purchase. Fields that older ones lack are optional. */
export interface StoredPurchase extends PurchaseFields {
  uid: string
  name: string
  email: string
  orderIds: string[]
  pendingIds: string[]
  deliveredIds: string[]
  status: PurchaseStatus
  totalCents: number
  createdAt: Timestamp
  parcels?: StoredParcel[]
  unanswered?: boolean
  revision?: number
  /** When its buyer was told that it will be cancelled. */
  holdMailedAt?: Timestamp
}

/** Its id is that of its event, and of its mail. */
export type StoredParcel = Omit<Parcel, 'at'> & { at: Timestamp }

/** The document of a new purchase, without its time. */
export function purchaseDocument(orders: StoredOrder[], buyer: Buyer, fields: PurchaseFields = {}) {
  const ids = orders.map(({ _id }) => _id)
  return {
    uid: buyer.uid,
    name: buyerName(buyer),
    email: buyer.email,
    orderIds: ids,
    pendingIds: ids,
    deliveredIds: [],
    status: 'pending',
    totalCents: totalCents(orders),
    ...fields,
  } satisfies Omit<StoredPurchase, 'createdAt'>
}

/** A purchase as read in a transaction, to change it by `savePurchase`. */
export interface ReadPurchase {
  ref: DocumentReference
  stored: StoredPurchase
}

/** By its number, or by the id of an order that is left. `undefined` if there is none. */
export async function readPurchase(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<ReadPurchase | undefined> {
  const purchase = await transaction.get(purchaseRef(db, id))
  if (purchase.exists) return readStoredPurchase(purchase)
  const order = await transaction.get(db.doc(`orders/${id}`))
  return order.exists ? readPurchaseOf(transaction, order) : undefined
}

/** The purchase of an order. That of an older order is stored with the order's id by its first change. */
export async function readPurchaseOf(
  transaction: Transaction,
  order: DocumentSnapshot,
): Promise<ReadPurchase> {
  const number: unknown = order.get('purchase') ?? order.id
  const purchase = await transaction.get(purchaseRef(order.ref.firestore, String(number)))
  return purchase.exists
    ? readStoredPurchase(purchase)
    : { ref: purchase.ref, stored: loneOrderAsPurchase(order) }
}

export const readStoredPurchase = (purchase: DocumentSnapshot): ReadPurchase => ({
  ref: purchase.ref,
  // Written by `purchaseDocument`.
  stored: purchase.data() as StoredPurchase,
})

function loneOrderAsPurchase(order: DocumentSnapshot): StoredPurchase {
  const { uid = '', name = '', email = '', status, totalPrice = 0, createdAt } = order.data() ?? {}
  const idIf = (wanted: OrderStatus) => (status === wanted ? [order.id] : [])
  return {
    uid,
    name,
    email,
    orderIds: [order.id],
    pendingIds: idIf('pending'),
    deliveredIds: idIf('delivered'),
    status,
    totalCents: toCents(totalPrice),
    createdAt,
  }
}

export const purchaseRef = (db: Firestore, number: string): DocumentReference =>
  db.collection('purchases').doc(number)

/** `before`: absent for a new order; `after`: absent for one that is removed. */
export interface ChangedOrder {
  before?: StoredOrder
  after?: StoredOrder
}

/** How many of its orders were left before a change, and wait for delivery after it. */
export interface PurchaseCounts {
  parts: number
  pending: number
}

/** Writes a purchase with what became of its orders, and other fields; `undefined` removes a field. */
export function savePurchase(
  transaction: Transaction,
  { ref, stored }: ReadPurchase,
  orders: ChangedOrder[],
  fields: { [Field in keyof StoredPurchase]?: StoredPurchase[Field] | undefined } = {},
): PurchaseCounts {
  const changed = orders.map(({ before, after }) => before?._id ?? after?._id ?? '')
  const kept = (ids: string[]) => ids.filter((id) => !changed.includes(id))
  const now = orders.flatMap(({ after }) => after ?? [])
  const idsWith = (wanted: OrderStatus) =>
    now.filter(({ status }) => status === wanted).map(({ _id }) => _id)
  const pendingIds = [...kept(stored.pendingIds), ...idsWith('pending')]
  const deliveredIds = [...kept(stored.deliveredIds), ...idsWith('delivered')]
  const ended = deliveredIds.length > 0 ? 'delivered' : 'cancelled'
  const cents = totalCents(now) - totalCents(orders.flatMap(({ before }) => before ?? []))
  const purchase = {
    ...stored,
    orderIds: [...new Set([...stored.orderIds, ...changed])],
    pendingIds,
    deliveredIds,
    status: pendingIds.length > 0 ? 'pending' : ended,
    totalCents: Math.max(0, stored.totalCents + cents),
    ...fields,
  }
  const written = Object.entries(purchase).filter(([, value]) => value !== undefined)
  transaction.set(ref, Object.fromEntries(written))
  const parts = stored.pendingIds.length + stored.deliveredIds.length
  return { parts, pending: pendingIds.length }
}

/** Throws for a document that does not fit the contract. */
export function purchaseOf(snapshot: DocumentSnapshot): Purchase {
  const { createdAt, parcels = [], ...stored } = snapshot.data() ?? {}
  return Purchase.parse({
    ...stored,
    ...(isPseudonym(stored.uid) && { name: 'Deleted account', email: '' }),
    ...(createdAt instanceof Timestamp && { createdAt: isoTime(createdAt) }),
    parcels: parcels.map((parcel: StoredParcel) => ({ ...parcel, at: isoTime(parcel.at) })),
    _id: snapshot.id,
  })
}

export const totalCents = (orders: StoredOrder[]): number =>
  orders.reduce((cents, { totalPrice = 0 }) => cents + toCents(totalPrice), 0)
