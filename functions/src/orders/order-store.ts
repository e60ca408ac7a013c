import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import type { NewOrder } from '../contract/orders/order.ts'
import type { BatchLine } from '../contract/orders/order-batch.ts'
import { type OrderStatus, orderTransition } from '../contract/orders/order-status.ts'
import { adjustStock } from '../events/adjust-stock.ts'
import { type Change, changeOnce, commitOnce } from '../firestore/commit-once.ts'
import { outcomeUnknown } from '../firestore/grpc-codes.ts'
import { conflict, forbidden, notFound } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { type Outbox, outbox } from '../mail/outbox.ts'
import { orderBooking } from './book-order.ts'
import { type Attempt, attemptOf, batchAttemptOf } from './idempotency.ts'
import { keyedQueue } from './keyed-queue.ts'
import type { Buyer } from './order-check.ts'
import { orderReads } from './order-reads.ts'
import { mailedOrderOf, statusOf } from './parse-order.ts'
import { type NewOrderEvent, recordOrderEvent } from './record-order-event.ts'

export type OrderStore = ReturnType<typeof orderStore>

/**
 * The maximum times that an order waits in the queue, so that 10 s of the request timeout remain for
 * it, and is then retried after conflicts with other orders of its product.
 */
const defaultLimits = { maxWaitMs: 15_000, maxRetryMs: 8000 }

interface Options {
  /** Called after orders have changed the stock of a product. */
  onStockChange?: () => void
  /** Called after pieces of an order went back into the stock of a product. */
  onStockRise?: (productId: string) => Promise<void>
  mails?: Outbox
  limits?: { maxWaitMs: number; maxRetryMs: number }
}

/** Stores orders in Firestore, together with the event and the mail of each change. */
export function orderStore(
  db: Firestore,
  {
    onStockChange = () => {},
    onStockRise = async () => {},
    mails = outbox(db),
    limits = defaultLimits,
  }: Options = {},
) {
  const orders = db.collection('orders')
  const products = db.collection('products')
  const runExclusive = keyedQueue(limits.maxWaitMs)
  const book = orderBooking(db, mails, limits.maxRetryMs)

  return {
    ...orderReads(db),

    /**
     * Books an order and takes its pieces out of the stock in one batch. Price and limits come from
     * the stored product. Returns the order's id; throws 400, 403, 404, 409, 422 when the key was
     * used for another order, and 503 under contention.
     */
    async place(order: NewOrder, buyer: Buyer, idempotencyKey?: string): Promise<string> {
      const [id = ''] = await bookOnce(attemptOf(db, order, buyer.uid, idempotencyKey), buyer)
      return id
    },

    /**
     * Books every line or none, in one batch; lines of one product become one order. Returns the id
     * of each line's order. Throws 400 or 409 with an answer for each refused line, 422 and 503
     * like `place`.
     */
    async placeAll(lines: BatchLine[], buyer: Buyer, idempotencyKey?: string): Promise<string[]> {
      return bookOnce(batchAttemptOf(db, lines, buyer.uid, idempotencyKey), buyer)
    },

    /** Cancels the buyer's own pending order. Throws 403, 404, and 409 unless it is pending. */
    async cancel(id: string, by: Actor): Promise<void> {
      await removing(async (transaction, event) => {
        const snapshot = await existing(transaction, id)
        if (snapshot.get('uid') !== by.uid) throw forbidden('This is not your order')
        const status = statusOf(snapshot)
        if (!orderTransition('order-cancelled', status)) throw notCancellable(status)
        return removeOrder(transaction, snapshot, { type: 'order-cancelled', by, id: event.id })
      })
    },

    /** Marks a pending order as delivered; `false` when it was delivered before. Throws 404. */
    async deliver(id: string, by: Actor): Promise<boolean> {
      const change: Change<boolean> = async (transaction, event) => {
        const snapshot = await existing(transaction, id)
        const delivery = orderTransition('order-delivered', statusOf(snapshot))
        if (!delivery) return false
        transaction.update(snapshot.ref, {
          status: delivery.to,
          deliveredAt: FieldValue.serverTimestamp(),
        })
        const news: NewOrderEvent = {
          type: 'order-delivered',
          by,
          subject: snapshot.ref.path,
          stock: null,
          before: { status: delivery.from },
          after: { status: delivery.to },
          id: event.id,
        }
        recordOrderEvent(db, mails, transaction, news, mailedOrderOf(snapshot))
        return true
      }
      return changeOnce(db, change)
    },

    /** Deletes any order. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await removing(async (transaction, event) => {
        const snapshot = await existing(transaction, id)
        return removeOrder(transaction, snapshot, { type: 'order-deleted', by, id: event.id })
      })
    },
  }

  /**
   * Books when no other order of these products is being booked. A commit without a response queues
   * again, so that other orders are not blocked while Firestore does not answer. Returns the order of
   * each line.
   */
  async function bookOnce(attempt: Attempt, buyer: Buyer): Promise<string[]> {
    const queues = attempt.lines.map(({ request }) => request.productId ?? request.product ?? '')
    const bookInTurn = () => runExclusive(queues, () => book(attempt, buyer))
    await commitOnce(bookInTurn, { retryOn: outcomeUnknown, maxMs: Infinity, maxTries: 3 })
    onStockChange()
    return attempt.lines.map(({ order }) => order.id)
  }

  async function removing(remove: Change<string | undefined>): Promise<void> {
    const returnedTo = await changeOnce(db, remove)
    onStockChange()
    if (returnedTo) await onStockRise(returnedTo)
  }

  async function existing(transaction: Transaction, id: string): Promise<DocumentSnapshot> {
    const snapshot = await transaction.get(orders.doc(id))
    if (!snapshot.exists) throw notFound('order')
    return snapshot
  }

  /**
   * Returns the pieces of a pending order to the stock, unless the product is deleted or the order
   * lacks product or quantity. Reads the product outside the transaction, because its lock would
   * block buyers. Resolves to the product that got pieces back.
   */
  async function removeOrder(
    transaction: Transaction,
    snapshot: DocumentSnapshot,
    event: Pick<NewOrderEvent, 'type' | 'by' | 'id'>,
  ): Promise<string | undefined> {
    const { _id, ...order } = mailedOrderOf(snapshot)
    const { status, productId, quantity } = order
    const isReturned =
      orderTransition(event.type, status)?.stock === 'returned' && productId && quantity
    const product = isReturned ? await products.doc(productId).get() : undefined
    const stock = isReturned && product?.exists ? { productId, delta: quantity } : null
    if (stock) adjustStock(transaction, products.doc(stock.productId), stock.delta)
    transaction.delete(snapshot.ref)
    const subject = snapshot.ref.path
    const news = { ...event, subject, stock, before: order }
    recordOrderEvent(db, mails, transaction, news, { ...order, _id })
    return stock?.productId
  }
}

const notCancellable = (status: OrderStatus | undefined) =>
  status === 'delivered'
    ? conflict('order-delivered', 'This order was already delivered')
    : conflict('not-cancellable', 'This order cannot be cancelled now. Please contact the shop.')
