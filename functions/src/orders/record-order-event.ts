import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore'
import type { OrderTransition } from '../contract/orders/order-status.ts'
import { type NewEvent, recordEvent } from '../events/event-log.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type MailedOrder, orderMail } from './order-mail.ts'

export type NewOrderEvent = NewEvent & { type: OrderTransition['event']; id: string }

/**
 * Appends an event of an order, and the mail that tells its buyer, to the batch or transaction of
 * the change. `order` has the fields of before the change.
 */
export function recordOrderEvent(
  db: Firestore,
  outbox: Outbox,
  writes: Transaction | WriteBatch,
  event: NewOrderEvent,
  order: MailedOrder,
): void {
  recordEvent(db, writes, event)
  const mail = orderMail(event.type, event.id, order)
  if (mail) outbox.add(writes, mail)
}
