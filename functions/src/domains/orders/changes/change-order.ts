import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { orderTransition } from '../../../contract/orders/order-status.ts'
import { returnStock } from '../../../platform/events/adjust-stock.ts'
import type { NewEvent } from '../../../platform/events/event-log.ts'
import type { Actor } from '../../../platform/http/access/caller.ts'
import {
  type ApiError,
  conflict,
  forbidden,
  notFound,
} from '../../../platform/http/response/api-error.ts'
import type { OrderChange } from '../order-mail.ts'
import { orderFacts, restOf, type StoredOrder, statusOf } from '../stored-order.ts'

export function mayChange(type: OrderChange, order: DocumentSnapshot, by: Actor): true | ApiError {
  if (!order.exists) return notFound('order')
  if (type === 'order-deleted') return true
  const status = statusOf(order)
  if (order.get('uid') !== by.uid) return forbidden('This is not your order')
  if (status === 'delivered') return conflict('order-delivered', 'This order was already delivered')
  if (order.get('deliveredPieces')) {
    return conflict('not-cancellable', 'A part of it is on its way. Please contact the shop.')
  }
  if (orderTransition(type, status)) return true
  return conflict('not-cancellable', 'This order cannot be cancelled now. Please contact the shop.')
}

/** Removes the order; the rest of a pending one goes back into stock. Returns the event to record. */
export async function removeOrder(
  transaction: Transaction,
  { type, order, by, db }: { type: OrderChange; order: StoredOrder; by: Actor; db: Firestore },
): Promise<NewEvent> {
  const ref = db.doc(`orders/${order._id}`)
  const isReturned = orderTransition(type, order.status)?.stock === 'returned'
  const rest = { ...order, quantity: restOf(order) }
  const stock = isReturned ? await returnStock(db, transaction, rest) : null
  transaction.delete(ref)
  return { type, by, subject: ref.path, stock, before: orderFacts(order) }
}
