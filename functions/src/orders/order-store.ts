import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { ResponseBody } from '../contract/endpoint.ts'
import { type NewOrder, Order, type OrderFilter, type readOrder } from '../contract/order.ts'
import type { BatchLine } from '../contract/order-batch.ts'
import { OrderEvent, OrderStatus, orderTransition } from '../contract/order-status.ts'
import type { Page, PageQuery } from '../contract/page.ts'
import { adjustStock } from '../events/adjust-stock.ts'
import { type Change, changeOnce } from '../events/change-once.ts'
import { isPseudonym } from '../events/deleted-actor.ts'
import { grpcCode, hasCode, outcomeUnknown } from '../firestore/grpc-codes.ts'
import { readStored, validFields } from '../firestore/stored-document.ts'
import { conflict, forbidden, notFound, serviceUnavailable } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { type Outbox, outbox } from '../mail/outbox.ts'
import { readPage } from '../paging/read-page.ts'
import { orderBooking } from './book-order.ts'
import { matchingOrders, searchedId } from './find-orders.ts'
import { type Attempt, attemptOf, batchAttemptOf } from './idempotency.ts'
import { keyedQueue } from './keyed-queue.ts'
import type { Buyer } from './order-check.ts'
import type { MailedOrder } from './order-mail.ts'
import { type NewOrderEvent, recordOrderEvent } from './record-order-event.ts'

/** Retries of a write that got no response, and the maximum pause before each. */
const maxRetries = 2
const maxPauseMs = 200

type OrderDetails = ResponseBody<typeof readOrder>

export type OrderStore = ReturnType<typeof orderStore>

/** An order has fewer events than this. */
const maxTimelineEvents = 20

/** Changes of orders of one product conflict, so each transaction is tried this often before a 503. */
const contended = { maxAttempts: 20 }
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

    /** A page of one buyer's orders, newest first. */
    async listOf(uid: string, page: PageQuery): Promise<Page<Order>> {
      return readPage(orders.where('uid', '==', uid), 'createdAt', page, orderOf)
    },

    /** Everyone's orders that match the filter, newest first. */
    async list(page: PageQuery, filter: OrderFilter = {}): Promise<Page<Order>> {
      const found = await findById(filter)
      if (found) return { rows: [found], next: undefined }
      return readPage(matchingOrders(orders, filter), 'createdAt', page, orderOf)
    },

    /** How many orders match the filter. Firestore bills one read for a thousand. */
    async count(filter: OrderFilter): Promise<number> {
      if (await findById(filter)) return 1
      // With the sort order of the list, Firestore uses the same indexes.
      const query = matchingOrders(orders, filter).orderBy('createdAt', 'desc')
      return (await query.count().get()).data().count
    },

    /**
     * An order with its events, oldest first. Throws 404, also for a document that does not fit the
     * contract, and 403 for another buyer.
     */
    async read(id: string, uid: string, isAdmin: boolean): Promise<OrderDetails> {
      const snapshot = await orders.doc(id).get()
      if (!snapshot.exists) throw notFound('order')
      const buyer: unknown = snapshot.get('uid')
      if (buyer !== uid && !isAdmin) throw forbidden('This is not your order')
      const order = readStored(snapshot, orderOf)
      if (!order) throw notFound('order')
      const { docs } = await db
        .collection('events')
        .where('subject', '==', snapshot.ref.path)
        .orderBy('at', 'desc')
        .limit(maxTimelineEvents)
        .get()
      const entryOf = (event: DocumentSnapshot) => ({
        type: OrderEvent.parse(event.get('type')),
        at: isoTime(event.get('at')),
        by: event.get('actor.uid') === buyer ? ('buyer' as const) : ('shop' as const),
        ...(isAdmin && { email: String(event.get('actor.email')) }),
      })
      const timeline = docs.reverse().map((event) => readStored(event, entryOf))
      return { ...order, timeline: timeline.filter((entry) => !!entry) }
    },

    /** Cancels the buyer's own pending order. Throws 403, 404, and 409 when it was delivered. */
    async cancel(id: string, by: Actor): Promise<void> {
      await removing(async (transaction, event) => {
        const snapshot = await existing(transaction, id)
        if (snapshot.get('uid') !== by.uid) throw forbidden('This is not your order')
        if (!orderTransition('order-cancelled', statusOf(snapshot))) {
          throw conflict('order-delivered', 'This order was already delivered')
        }
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
      return changeOnce(db, change, contended)
    },

    /** Deletes any order. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await removing(async (transaction, event) => {
        const snapshot = await existing(transaction, id)
        return removeOrder(transaction, snapshot, { type: 'order-deleted', by, id: event.id })
      })
    },
  }

  /** The order whose id is searched for, if it has the status; the other filters do not matter. */
  async function findById({ q, status }: OrderFilter): Promise<Order | undefined> {
    const id = searchedId(q)
    const snapshot = id === undefined ? undefined : await orders.doc(id).get()
    const order = snapshot?.exists ? readStored(snapshot, orderOf) : undefined
    return !status || order?.status === status ? order : undefined
  }

  /** Books when no other order of these products is being booked. Returns the order of each line. */
  async function bookOnce(attempt: Attempt, buyer: Buyer): Promise<string[]> {
    const queues = attempt.lines.map(({ request }) => request.productId ?? request.product ?? '')
    await retryLost(() => runExclusive(queues, () => book(attempt, buyer)))
    onStockChange()
    return attempt.lines.map(({ order }) => order.id)
  }

  /** Removes an order. Retries once if its product was deleted meanwhile, without returning stock. */
  async function removing(remove: Change<string | undefined>): Promise<void> {
    const once = () => changeOnce(db, remove, contended)
    const returnedTo = await once().catch((error) => {
      if (!hasCode(error, grpcCode.notFound)) throw error
      return once()
    })
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

/**
 * Retries a task whose write got no response and was not written. Each retry queues again, so that
 * other orders are not blocked while Firestore does not answer. Throws 503 at the end.
 */
async function retryLost(task: () => Promise<void>): Promise<void> {
  for (let retries = 0; ; retries++) {
    try {
      return await task()
    } catch (error) {
      if (!hasCode(error, ...outcomeUnknown)) throw error
      warn('an order was not written', { error: String(error), retries })
      if (retries === maxRetries) throw serviceUnavailable()
    }
    await pause(randomInt(maxPauseMs))
  }
}

/** `undefined` when the stored status is unknown. */
function statusOf(snapshot: DocumentSnapshot): OrderStatus | undefined {
  return OrderStatus.safeParse(snapshot.get('status')).data
}

function orderOf(snapshot: DocumentSnapshot): Order {
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

/** The stored fields, with the time as text. */
function fieldsOf(snapshot: DocumentSnapshot): Record<string, unknown> {
  const createdAt: unknown = snapshot.get('createdAt')
  return {
    ...snapshot.data(),
    ...(createdAt instanceof Timestamp && { createdAt: isoTime(createdAt) }),
  }
}

const isoTime = (time: Timestamp): string => time.toDate().toISOString()
