import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { toCents } from '../../../contract/money.ts'
import type { OrderStatus } from '../../../contract/orders/order.ts'
import type { Parcel } from '../../../contract/orders/parcel.ts'
import { isPaid, settle } from '../../../contract/orders/payable.ts'
import type { Payment } from '../../../contract/orders/payment.ts'
import { Purchase } from '../../../contract/orders/purchase.ts'
import { readPurchaseNumber } from '../../../contract/orders/purchase-number.ts'
import { sumUp } from '../../../contract/orders/purchase-sums.ts'
import type { PurchaseFields } from '../../../contract/orders/recipient.ts'
import type { Return } from '../../../contract/orders/return.ts'
import { isPseudonym } from '../../../platform/events/deleted-actor.ts'
import {
  conflict,
  notFound,
  preconditionFailed,
} from '../../../platform/http/response/api-error.ts'
import type { Terms } from '../booking/agree-terms.ts'
import { type Buyer, buyerName, isoTime, type StoredOrder } from '../stored-order.ts'

/** The document of a purchase. */
export interface StoredPurchase
  extends Omit<Purchase, '_id' | 'createdAt' | 'parcels' | 'returns' | 'withdrawnAt'> {
  uid: string
  pendingIds: string[]
  deliveredIds: string[]
  createdAt: Timestamp
  /** With the id of the last mail about it. */
  payment: Payment & { mailId?: string }
  /** None before the first delivery, and after the deletion of the buyer's account. */
  parcels?: StoredParcel[]
  returns?: StoredReturn[]
  /** Of all returns, for the clean-up of images. */
  returnImages?: string[]
  withdrawnAt?: Timestamp
  /** When its buyer was told that it will be cancelled. */
  expiryMailedAt?: Timestamp
}

/** Its id is that of its event, and of its mail. */
export type StoredParcel = Omit<Parcel, 'at'> & { at: Timestamp }

export type StoredReturn = Omit<Return, 'at'> & { at: Timestamp }

/** The document of a new purchase, without its time. */
export function purchaseDocument(
  orders: StoredOrder[],
  buyer: Buyer,
  fields: PurchaseFields,
  terms: Terms,
) {
  const ids = orders.map(({ _id }) => _id)
  const sold = { status: 'pending' as const, totalCents: totalCents(orders), ...terms }
  const sums = sumUp(sold)
  return {
    uid: buyer.uid,
    name: buyerName(buyer),
    email: buyer.email,
    orderIds: ids,
    pendingIds: ids,
    deliveredIds: [],
    ...sold,
    sums,
    payment: settle({ sums, payment: {} }),
    revision: 0,
    ...fields,
  } satisfies Omit<StoredPurchase, 'createdAt'>
}

/** A purchase as read in a transaction, to change it by `savePurchase`. */
export interface ReadPurchase {
  ref: DocumentReference
  stored: StoredPurchase
}

/** By its number, or by the id of an order that is left. Throws 404. */
export async function readPurchase(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<ReadPurchase> {
  const number = readPurchaseNumber(id)
  if (number) return readNumbered(transaction, db, number)
  return readPurchaseOf(transaction, await transaction.get(db.doc(`orders/${id}`)))
}

/** The purchase of an order. Throws 404. */
export const readPurchaseOf = (transaction: Transaction, order: DocumentSnapshot) =>
  readNumbered(transaction, order.ref.firestore, String(order.get('purchase')))

async function readNumbered(
  transaction: Transaction,
  db: Firestore,
  number: string,
): Promise<ReadPurchase> {
  const purchase = await transaction.get(purchaseRef(db, number))
  if (!purchase.exists) throw notFound('purchase')
  // Written by `purchaseDocument`.
  return { ref: purchase.ref, stored: purchase.data() as StoredPurchase }
}

/** Throws 409 from the first step of the erasure of its buyer, after which nothing personal may be written. */
export async function assertBuyer(
  transaction: Transaction,
  { ref, stored: { uid } }: ReadPurchase,
): Promise<void> {
  const erasure = await transaction.get(ref.firestore.doc(`erasures/${uid}`))
  if (!isPseudonym(uid) && !erasure.exists) return
  throw conflict('account-deleted', 'The account of this buyer is deleted.')
}

/** Throws 412 if the purchase was changed after this revision. */
export function assertRevision(purchase: StoredPurchase, expected: number): void {
  const { recipient, reference, message, revision } = purchase
  if (revision === expected) return
  const current = { recipient, reference, message, revision }
  throw preconditionFailed('Somebody else has changed this purchase meanwhile', current)
}

export const purchaseRef = (db: Firestore, number: string): DocumentReference =>
  db.collection('purchases').doc(number)

/** `before`: absent for a new order; `after`: absent for one that is removed. */
export interface ChangedOrder {
  before?: StoredOrder
  after?: StoredOrder
}

/** How many of its orders were left before a change, and wait for delivery after it. */
export type PurchaseCounts = Omit<ReturnType<typeof savePurchase>, 'sums'>

/** Writes a purchase with what became of its orders, and other fields; `undefined` removes a field. */
export function savePurchase(
  transaction: Transaction,
  { ref, stored }: ReadPurchase,
  orders: ChangedOrder[],
  fields: { [Field in keyof StoredPurchase]?: StoredPurchase[Field] | undefined } = {},
) {
  const { delivery = stored.delivery, tax = stored.tax, payment = stored.payment } = fields
  const { returnedCents = stored.returnedCents } = fields
  const known = { ...stored, delivery, tax, payment, ...(returnedCents && { returnedCents }) }
  const purchase = purchaseAfter(known, orders)
  const all = Object.entries({ ...purchase, ...fields, payment: purchase.payment })
  transaction.set(ref, Object.fromEntries(all.filter(([, value]) => value !== undefined)))
  const paid = isPaid(purchase.payment)
  for (const id of [...purchase.pendingIds, ...purchase.deliveredIds]) {
    const wasPaid = isPaid(stored.payment) && stored.orderIds.includes(id)
    if (paid !== wasPaid) transaction.update(ref.firestore.doc(`orders/${id}`), { paid })
  }
  const parts = stored.pendingIds.length + stored.deliveredIds.length
  return { parts, pending: purchase.pendingIds.length, sums: purchase.sums }
}

export function purchaseAfter(stored: StoredPurchase, orders: ChangedOrder[]) {
  const changed = orders.map(({ before, after }) => (after ?? before)?._id ?? '')
  const left = orders.flatMap(({ after }) => after ?? [])
  const idsWith = (wanted: OrderStatus, former: string[]) => [
    ...former.filter((id) => !changed.includes(id)),
    ...left.filter(({ status }) => status === wanted).map(({ _id }) => _id),
  ]
  const pendingIds = idsWith('pending', stored.pendingIds)
  const deliveredIds = idsWith('delivered', stored.deliveredIds)
  const ended = deliveredIds.length > 0 ? 'delivered' : 'cancelled'
  const after: StoredPurchase = {
    ...stored,
    orderIds: [...new Set([...stored.orderIds, ...changed])],
    pendingIds,
    deliveredIds,
    status: pendingIds.length > 0 ? 'pending' : ended,
    totalCents: centsAfter(stored, orders),
  }
  const sums = sumUp(after)
  return { ...after, sums, payment: settle({ ...after, sums }) }
}

/** The sum of its orders after changes. */
function centsAfter({ totalCents: cents }: StoredPurchase, orders: ChangedOrder[]): number {
  const sum = (side: keyof ChangedOrder) => totalCents(orders.flatMap((order) => order[side] ?? []))
  return Math.max(0, cents + sum('after') - sum('before'))
}

/** Throws for a document that does not fit the contract. */
export function purchaseOf(snapshot: DocumentSnapshot): Purchase {
  const {
    createdAt,
    withdrawnAt,
    parcels = [],
    returns = [],
    ...stored
  } = snapshot.data() as StoredPurchase
  return Purchase.parse({
    ...stored,
    ...(isPseudonym(stored.uid) && { name: 'Deleted account', email: '' }),
    ...(createdAt instanceof Timestamp && { createdAt: isoTime(createdAt) }),
    ...(withdrawnAt && { withdrawnAt: isoTime(withdrawnAt) }),
    parcels: parcels.map((parcel) => ({ ...parcel, at: isoTime(parcel.at) })),
    returns: returns.map((one) => ({ ...one, at: isoTime(one.at) })),
    _id: snapshot.id,
  })
}

export const totalCents = (orders: StoredOrder[]): number =>
  orders.reduce((cents, { totalPrice = 0 }) => cents + toCents(totalPrice), 0)
