import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { type NewOrder, Order } from '../../contract/orders/order.ts'
import type { BatchLine } from '../../contract/orders/order-batch.ts'
import { type OrderTransition, orderTransition } from '../../contract/orders/order-status.ts'
import { returnStock } from '../../platform/events/adjust-stock.ts'
import { type NewEvent, recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce, commitOnce } from '../../platform/firestore/commit-once.ts'
import { outcomeUnknown } from '../../platform/firestore/grpc-codes.ts'
import { readExisting, validFields } from '../../platform/firestore/stored-document.ts'
import { conflict, forbidden } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { keyedQueue } from '../../platform/http/keyed-queue.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { orderBooking } from './book-order.ts'
import { orderMail } from './order-mail.ts'
import { orderReads } from './order-reads.ts'
import { placedEvent, purchaseOf } from './purchase.ts'
import { type Buyer, readStoredOrder, type StoredOrder, statusOf } from './stored-order.ts'

export type OrderStore = ReturnType<typeof orderStore>

/** After the longest wait in the queue, 10 s of the request timeout remain for the order and its retries. */
const defaultLimits = { maxWaitMs: 15_000, maxRetryMs: 8000 }

interface Options {
  onStockChange?: () => void
  /** Called after pieces of an order went back into the stock of a product. */
  onStockRise?: (productId: string) => Promise<void>
  mails?: Outbox
  limits?: typeof defaultLimits
}

/** Stores orders in Firestore, together with the event and the mail of each change. */
export function orderStore(
  db: Firestore,
  {
    onStockChange = () => {},
    onStockRise = async () => {},
    mails = new Outbox(db),
    limits = defaultLimits,
  }: Options = {},
) {
  const orders = db.collection('orders')
  const runExclusive = keyedQueue(limits.maxWaitMs)
  const book = orderBooking(db, mails, limits.maxRetryMs)

  return {
    ...orderReads(db),

    /** Throws 400, 403, 404, 409, 422 when the key was used for another order, and 503 under contention. */
    async place(order: NewOrder, buyer: Buyer, idempotencyKey?: string): Promise<string> {
      const [id = ''] = await bookOnce(order, buyer, idempotencyKey)
      return id
    },

    /** Every line or none. Throws 400 or 409 with an answer for each refused line, 422 and 503 like `place`. */
    placeAll: (lines: BatchLine[], buyer: Buyer, idempotencyKey?: string): Promise<string[]> =>
      bookOnce(lines, buyer, idempotencyKey),

    /** Cancels the buyer's own pending order. Throws 403, 404, and 409 unless it is pending. */
    cancel: (id: string, by: Actor): Promise<void> => takeBack('order-cancelled', id, by),

    /** Deletes any order. Throws 404. */
    remove: (id: string, by: Actor): Promise<void> => takeBack('order-deleted', id, by),

    /** Marks a pending order as delivered; `false` when it was delivered before. Throws 404. */
    deliver: (id: string, by: Actor): Promise<boolean> => advance('order-delivered', id, by),
  }

  /** A commit without a response queues again, so that others are not blocked while Firestore does not answer. */
  async function bookOnce(
    body: NewOrder | BatchLine[],
    buyer: Buyer,
    key?: string,
  ): Promise<string[]> {
    const purchase = purchaseOf(db, body, buyer.uid, key)
    const queues = purchase.lines.map(({ request }) => request.productId ?? request.product ?? '')
    const bookInTurn = () => runExclusive(queues, () => book(purchase, buyer))
    await commitOnce(bookInTurn, { retryOn: outcomeUnknown, maxMs: Infinity, maxTries: 3 })
    onStockChange()
    return purchase.lines.map(({ order }) => order.id)
  }

  async function advance(type: OrderTransition['event'], id: string, by: Actor): Promise<boolean> {
    return changeOnce(db, async (transaction, event) => {
      const snapshot = await readExisting(transaction, orders.doc(id), 'order')
      const { from, to } = orderTransition(type, statusOf(snapshot)) ?? {}
      if (!to) return false
      transaction.update(snapshot.ref, {
        status: to,
        [`${to}At`]: FieldValue.serverTimestamp(),
      })
      const what = validFields(z.pick(Order, { product: true, quantity: true }), snapshot.data())
      const change = { before: { ...what, status: from }, after: { ...what, status: to } }
      const facts = { type, by, subject: snapshot.ref.path, ...change }
      record(transaction, event, facts, readStoredOrder(snapshot))
      return true
    })
  }

  async function takeBack(
    type: 'order-cancelled' | 'order-deleted',
    id: string,
    by: Actor,
  ): Promise<void> {
    const stock = await changeOnce(db, async (transaction, event) => {
      const snapshot = await readExisting(transaction, orders.doc(id), 'order')
      if (type === 'order-cancelled') assertCancellable(snapshot, by)
      const { _id, ...order } = readStoredOrder(snapshot)
      const isReturned = orderTransition(type, order.status)?.stock === 'returned'
      // A buyer who has not been told of the order need not be told of its end.
      const isUntold =
        type === 'order-cancelled' &&
        !order.batch &&
        (await mails.takeBack(transaction, placedEvent(db, snapshot.ref).id))
      const stock = isReturned ? await returnStock(db, transaction, order) : null
      transaction.delete(snapshot.ref)
      const facts = { type, by, subject: snapshot.ref.path, stock, before: order }
      if (isUntold) recordEvent(transaction, event, facts)
      else record(transaction, event, facts, { ...order, _id })
      return stock
    })
    onStockChange()
    if (stock) await onStockRise(stock.productId)
  }

  /** Records the event, and the mail that tells the buyer. `order` has the fields of before. */
  function record(
    transaction: Transaction,
    event: DocumentReference,
    facts: NewEvent & { type: OrderTransition['event'] },
    order: StoredOrder,
  ): void {
    recordEvent(transaction, event, facts)
    const mail = orderMail(facts.type, event.id, order)
    if (mail) mails.add(transaction, mail)
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
