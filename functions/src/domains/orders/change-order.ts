import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { Order } from '../../contract/orders/order.ts'
import { orderTransition } from '../../contract/orders/order-status.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import type { NewEvent } from '../../platform/events/event-log.ts'
import { validFields } from '../../platform/firestore/stored-document.ts'
import { type ApiError, conflict, forbidden, notFound } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import type { OrderChange } from './order-mail.ts'
import { readStoredOrder, statusOf } from './stored-order.ts'
import type { ChangedOrder } from './stored-purchase.ts'

/** Whether the order changes; `false` if it was delivered before. */
export type ChangeResult = boolean | ApiError

export function mayChange(type: OrderChange, order: DocumentSnapshot, by: Actor): ChangeResult {
  if (!order.exists) return notFound('order')
  const status = statusOf(order)
  if (type === 'order-delivered') return orderTransition(type, status) !== undefined
  if (type === 'order-deleted') return true
  if (order.get('uid') !== by.uid) return forbidden('This is not your order')
  if (status === 'delivered') return conflict('order-delivered', 'This order was already delivered')
  if (orderTransition(type, status)) return true
  return conflict('not-cancellable', 'This order cannot be cancelled now. Please contact the shop.')
}

interface Change {
  type: OrderChange
  snapshot: DocumentSnapshot
  by: Actor
  db: Firestore
}

/** Writes the order and its stock. Returns the event to record, and the order before and after. */
export async function changeOrder(
  transaction: Transaction,
  { type, snapshot, by, db }: Change,
): Promise<{ event: NewEvent; changed: ChangedOrder }> {
  const before = readStoredOrder(snapshot)
  // The purchase keeps the recipient, and the log has no copy of it.
  const { _id, recipient, reference, ...order } = before
  const { from, to, stock: move } = orderTransition(type, order.status) ?? {}
  const facts = { type, by, subject: snapshot.ref.path }
  if (to) {
    transaction.update(snapshot.ref, { status: to, [`${to}At`]: FieldValue.serverTimestamp() })
    const what = validFields(z.pick(Order, { product: true, quantity: true }), snapshot.data())
    const event = { ...facts, before: { ...what, status: from }, after: { ...what, status: to } }
    return { event, changed: { before, after: { ...before, status: to } } }
  }
  const stock = move === 'returned' ? await returnStock(db, transaction, order) : null
  transaction.delete(snapshot.ref)
  return { event: { ...facts, stock, before: order }, changed: { before } }
}
