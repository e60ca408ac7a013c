import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { type NewOrder, Order } from '../../contract/orders/order.ts'
import type { BatchLine } from '../../contract/orders/order-batch.ts'
import { orderTransition } from '../../contract/orders/order-status.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { commitOnce } from '../../platform/firestore/commit-once.ts'
import { outcomeUnknown } from '../../platform/firestore/grpc-codes.ts'
import { readExisting, validFields } from '../../platform/firestore/stored-document.ts'
import { conflict, forbidden } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { keyedQueue } from '../../platform/http/keyed-queue.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { OrderBooking } from './book-order.ts'
import { orderMail } from './order-mail.ts'
import { placedEvent, purchaseOf } from './purchase.ts'
import { type Buyer, readStoredOrder, statusOf } from './stored-order.ts'

/** After the longest wait in the queue, 10 s of the request timeout remain for the order and its retries. */
const defaultLimits = { maxWaitMs: 15_000, maxRetryMs: 8000 }

interface Options {
  mails?: Outbox
  limits?: typeof defaultLimits
}

export class OrderStore {
  readonly #events: EventLog
  readonly #mails: Outbox
  readonly #runExclusive: ReturnType<typeof keyedQueue>
  readonly #booking: OrderBooking

  constructor(
    events: EventLog,
    { mails = new Outbox(events.db), limits = defaultLimits }: Options = {},
  ) {
    this.#events = events
    this.#mails = mails
    this.#runExclusive = keyedQueue(limits.maxWaitMs)
    this.#booking = new OrderBooking(events.db, mails, limits.maxRetryMs)
  }

  /** Throws 400, 403, 404, 409, 422 when the key was used for another order, and 503 under contention. */
  async place(order: NewOrder, buyer: Buyer, idempotencyKey?: string): Promise<string> {
    const [id = ''] = await this.#place(order, buyer, idempotencyKey)
    return id
  }

  /** Every line or none. Throws 400 or 409 with an answer for each refused line, 422 and 503 like `place`. */
  placeAll(lines: BatchLine[], buyer: Buyer, idempotencyKey?: string): Promise<string[]> {
    return this.#place(lines, buyer, idempotencyKey)
  }

  /** Cancels the buyer's own pending order. Throws 403, 404, and 409 unless it is pending. */
  cancel(id: string, by: Actor): Promise<void> {
    return this.#takeBack('order-cancelled', id, by)
  }

  /** Deletes any order. Throws 404. */
  remove(id: string, by: Actor): Promise<void> {
    return this.#takeBack('order-deleted', id, by)
  }

  /** Marks a pending order as delivered; `false` when it was delivered before. Throws 404. */
  deliver(id: string, by: Actor): Promise<boolean> {
    const type = 'order-delivered'
    return this.#events.write(async (transaction, record) => {
      const snapshot = await readExisting(transaction, this.#orderRef(id), 'order')
      const { from, to } = orderTransition(type, statusOf(snapshot)) ?? {}
      if (!to) return false
      transaction.update(snapshot.ref, {
        status: to,
        [`${to}At`]: FieldValue.serverTimestamp(),
      })
      const what = validFields(z.pick(Order, { product: true, quantity: true }), snapshot.data())
      const change = { before: { ...what, status: from }, after: { ...what, status: to } }
      const event = record({ type, by, subject: snapshot.ref.path, ...change })
      const mail = orderMail(type, event.id, readStoredOrder(snapshot))
      if (mail) this.#mails.add(transaction, mail)
      return true
    })
  }

  async #place(body: NewOrder | BatchLine[], buyer: Buyer, key?: string): Promise<string[]> {
    const purchase = purchaseOf(this.#events.db, body, buyer.uid, key)
    const queues = purchase.lines.map(({ request }) => request.productId ?? request.product ?? '')
    const bookInTurn = () => this.#runExclusive(queues, () => this.#booking.book(purchase, buyer))
    // Queues again, so that others are not blocked while Firestore does not answer.
    const events = await commitOnce(bookInTurn, {
      retryOn: outcomeUnknown,
      maxMs: Infinity,
      maxTries: 3,
    })
    for (const event of events) await this.#events.publish(event)
    return purchase.lines.map(({ order }) => order.id)
  }

  #takeBack(type: 'order-cancelled' | 'order-deleted', id: string, by: Actor): Promise<void> {
    return this.#events.write(async (transaction, record) => {
      const snapshot = await readExisting(transaction, this.#orderRef(id), 'order')
      if (type === 'order-cancelled') assertCancellable(snapshot, by)
      const stored = readStoredOrder(snapshot)
      const { _id, ...order } = stored
      const isReturned = orderTransition(type, order.status)?.stock === 'returned'
      // A buyer who has not been told of the order need not be told of its end.
      const isUntold =
        type === 'order-cancelled' &&
        !order.batch &&
        (await this.#mails.takeBack(transaction, placedEvent(this.#events.db, snapshot.ref).id))
      const stock = isReturned ? await returnStock(this.#events.db, transaction, order) : null
      transaction.delete(snapshot.ref)
      const event = record({ type, by, subject: snapshot.ref.path, stock, before: order })
      const mail = isUntold ? undefined : orderMail(type, event.id, stored)
      if (mail) this.#mails.add(transaction, mail)
    })
  }

  #orderRef(id: string) {
    return this.#events.db.collection('orders').doc(id)
  }
}

function assertCancellable(order: DocumentSnapshot, by: Actor): void {
  if (order.get('uid') !== by.uid) throw forbidden('This is not your order')
  const status = statusOf(order)
  if (status === 'delivered') {
    throw conflict('order-delivered', 'This order was already delivered')
  }
  if (orderTransition('order-cancelled', status)) return
  throw conflict('not-cancellable', 'This order cannot be cancelled now. Please contact the shop.')
}
