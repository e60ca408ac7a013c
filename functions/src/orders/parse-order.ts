import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { Order, OrderStatus } from '../contract/orders/order.ts'
import { isPseudonym } from '../events/deleted-actor.ts'
import { validFields } from '../firestore/stored-document.ts'
import type { MailedOrder } from './order-mail.ts'

/** `undefined` when the stored status is unknown. */
export function statusOf(snapshot: DocumentSnapshot): OrderStatus | undefined {
  return OrderStatus.safeParse(snapshot.get('status')).data
}

/** Throws for a document that does not fit the contract. */
export function orderOf(snapshot: DocumentSnapshot): Order {
  return Order.parse({
    ...fieldsOf(snapshot),
    ...(isPseudonym(snapshot.get('uid')) && { name: 'Deleted account', email: '' }),
    _id: snapshot.id,
  })
}

/** The order without stored fields that do not fit the contract. */
export function mailedOrderOf(snapshot: DocumentSnapshot): MailedOrder {
  return { ...validFields(Order.omit({ _id: true }), fieldsOf(snapshot)), _id: snapshot.id }
}

function fieldsOf(snapshot: DocumentSnapshot): Record<string, unknown> {
  const createdAt: unknown = snapshot.get('createdAt')
  return {
    ...snapshot.data(),
    ...(createdAt instanceof Timestamp && { createdAt: isoTime(createdAt) }),
  }
}

export const isoTime = (time: Timestamp): string => time.toDate().toISOString()
