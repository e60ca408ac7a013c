import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { totalPrice } from '../../contract/money.ts'
import { type NewOrder, Order, OrderStatus } from '../../contract/orders/order.ts'
import { isPseudonym } from '../../platform/events/deleted-actor.ts'
import { validFields } from '../../platform/firestore/stored-document.ts'
import type { Caller } from '../../platform/http/access/caller.ts'
import type { OrderableProduct } from '../products/stored-product.ts'

export type Buyer = Pick<Caller, 'uid' | 'email' | 'name' | 'requestId'> &
  Partial<Pick<Caller, 'emailVerified'>>

/** The order as it is stored; a document edited by hand may lack other fields. */
export type StoredOrder = Partial<Order> & Pick<Order, '_id' | 'purchase'>

/** From its purchase, or written by a later change. */
type LaterFields = 'deliveredPieces' | 'withdrawnPieces' | 'recipient' | 'reference'

type StoredAtBooking = Omit<Order, '_id' | 'createdAt' | LaterFields> & { uid: string }

/** The document of an order, without its time. */
export function orderDocument(
  { quantity }: NewOrder,
  product: OrderableProduct,
  buyer: Buyer,
  purchase: string,
) {
  return {
    uid: buyer.uid,
    name: buyerName(buyer),
    email: buyer.email,
    productId: product._id,
    product: product.product,
    price: product.price,
    quantity,
    totalPrice: totalPrice(product.price, quantity),
    status: 'pending',
    paid: false,
    image: product.image,
    ...(product.priorPrice !== undefined && { priorPrice: product.priorPrice }),
    ...(product.partNumbers && { partNumbers: product.partNumbers }),
    purchase,
  } satisfies StoredAtBooking
}

/** What events keep of an order. Its purchase has the recipient. */
export const orderFacts = ({ _id, recipient, reference, ...facts }: StoredOrder) => facts

/** How many of its pieces are not delivered. */
export const restOf = ({ quantity = 0, deliveredPieces = 0 }: Omit<StoredOrder, '_id'>): number =>
  quantity - deliveredPieces

export const buyerName = ({ name }: Buyer): string => name ?? 'Unknown user'

export function statusOf(snapshot: DocumentSnapshot): OrderStatus | undefined {
  return OrderStatus.safeParse(snapshot.get('status')).data
}

/** Throws for a document that does not fit the contract. */
export const orderOf = (snapshot: DocumentSnapshot): Order => Order.parse(shownFields(snapshot))

const shownFields = (snapshot: DocumentSnapshot) => ({
  ...storedFields(snapshot),
  ...(isPseudonym(snapshot.get('uid')) && { name: 'Deleted account', email: '' }),
  _id: snapshot.id,
})

/** In the order of the ids. */
export async function readOrders(transaction: Transaction, db: Firestore, ids: string[]) {
  const refs = ids.map((id) => db.doc(`orders/${id}`))
  return refs.length > 0 ? transaction.getAll(...refs) : []
}

export function readStoredOrder(snapshot: DocumentSnapshot): StoredOrder {
  const fields = validFields(z.omit(Order, { _id: true }), storedFields(snapshot))
  return { purchase: '', ...fields, _id: snapshot.id }
}

function storedFields(snapshot: DocumentSnapshot): Record<string, unknown> {
  const createdAt: unknown = snapshot.get('createdAt')
  return {
    ...snapshot.data(),
    ...(createdAt instanceof Timestamp && { createdAt: isoTime(createdAt) }),
  }
}

export const isoTime = (time: Timestamp): string => time.toDate().toISOString()
