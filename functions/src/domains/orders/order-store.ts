import type { Transaction } from 'firebase-admin/firestore'
import type { NewPurchase } from '../../contract/orders/new-purchase.ts'
import type { NewOrder } from '../../contract/orders/order.ts'
import type { BulkResults } from '../../contract/orders/order-bulk.ts'
import { returnedLines } from '../../contract/orders/returnable.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { commitOnce } from '../../platform/firestore/commit-once.ts'
import { outcomeUnknown } from '../../platform/firestore/grpc-codes.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { keyedQueue } from '../../platform/http/concurrency/keyed-queue.ts'
import { ApiError, conflict } from '../../platform/http/response/api-error.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { OrderBooking } from './booking/book-order.ts'
import { placedEvent, purchaseRequest } from './booking/purchase-request.ts'
import { mayChange, removeOrder } from './changes/change-order.ts'
import { changeOrders } from './changes/change-orders.ts'
import { type OrderChange, removalMail } from './order-mail.ts'
import {
  type ReadPurchase,
  readPurchaseOf,
  type StoredPurchase,
  savePurchase,
} from './purchases/stored-purchase.ts'
import { type Buyer, readOrders, readStoredOrder, type StoredOrder } from './stored-order.ts'

/** After the longest wait in the queue, 10 s of the request timeout remain for the order and its retries. */
const defaultLimits = { maxWaitMs: 15_000, maxRetryMs: 8000 }

export class OrderStore {
  readonly #events: EventLog
  readonly #mails: Outbox
  readonly #runExclusive: ReturnType<typeof keyedQueue>
  readonly #booking: OrderBooking

  constructor(events: EventLog, { mails = new Outbox(events.db), limits = defaultLimits } = {}) {
    this.#events = events
    this.#mails = mails
    this.#runExclusive = keyedQueue(limits.maxWaitMs)
    this.#booking = new OrderBooking(events, mails, limits.maxRetryMs)
  }

  /** Cancels or deletes orders of any purchases, with a result for each. */
  changeAll(type: OrderChange, ids: string[], by: Actor): Promise<{ results: BulkResults }> {
    return changeOrders(this.#events.db, ids, (group) => this.change(type, group, by))
  }

  /** Cancels the buyer's own pending order, or deletes any. Throws 404; a cancellation also 403, and 409 unless it is pending. */
  async changeOne(type: OrderChange, id: string, by: Actor): Promise<void> {
    const [result] = await this.change(type, [id], by)
    if (result instanceof ApiError) throw result
  }

  /**
   * Removes orders of one purchase in one commit, with one mail. For each, in their order: `true`,
   * or why it was refused. None if the purchase is not due any more.
   */
  change(
    type: OrderChange,
    ids: string[],
    by: Actor,
    isDue = (_: StoredPurchase) => true,
  ): Promise<(true | ApiError)[]> {
    const { db } = this.#events
    return this.#events.write(async (transaction, record) => {
      const snapshots = await readOrders(transaction, db, ids)
      const allowed = snapshots.map((snapshot) => mayChange(type, snapshot, by))
      const first = snapshots.find((_, index) => allowed[index] === true)
      if (!first) return allowed

      const purchase = await readPurchaseOf(transaction, first)
      const { returns = [] } = purchase.stored
      const results = allowed.map((result, index) => {
        const isReturned = returnedLines(returns, snapshots[index]?.id ?? '').length > 0
        if (result !== true || !isReturned) return result
        return conflict('returned', 'Pieces of this order are in a return, so it stays')
      })
      const orders = snapshots.filter((_, index) => results[index] === true).map(readStoredOrder)
      if (orders.length === 0) return results
      if (!isDue(purchase.stored)) return []
      const isMailWithdrawn =
        type === 'order-cancelled' && (await this.#takeBackMail(transaction, orders, purchase))
      const events = await Promise.all(
        orders.map((order) => removeOrder(transaction, { type, order, by, db })),
      )
      const [mailId = ''] = events.map((event) => record(event).id)
      const removed = orders.map((before) => ({ before }))
      const counts = savePurchase(transaction, purchase, removed)
      if (!isMailWithdrawn) this.#mails.add(transaction, removalMail(type, mailId, orders, counts))
      return results
    })
  }

  /** A buyer who has not been told of a purchase need not be told of its end. */
  async #takeBackMail(
    transaction: Transaction,
    orders: StoredOrder[],
    { stored: { orderIds, revision } }: ReadPurchase,
  ): Promise<boolean | undefined> {
    const { db } = this.#events
    const [first] = orderIds
    // A mail about a change may have left.
    if (!first || revision || orderIds.length !== orders.length) return false
    return this.#mails.takeBack(transaction, placedEvent(db, db.doc(`orders/${first}`)).id)
  }

  /**
   * Books an order, or all lines or none. Returns the id of the order of each line, and the number of
   * the purchase. Throws 400, 403, 404, 409, for lines with an answer for
   * each refused one, 422 when the key was used for another request, and 503 under contention.
   */
  async purchase(body: NewOrder | NewPurchase, buyer: Buyer, key?: string) {
    const request = purchaseRequest(this.#events.db, body, buyer.uid, key)
    const queues = request.lines.map(({ request }) => request.productId ?? request.product ?? '')
    const bookInTurn = () => this.#runExclusive(queues, () => this.#booking.book(request, buyer))
    // Queues again, so that others are not blocked while Firestore does not answer.
    const purchase = await commitOnce(bookInTurn, {
      retryOn: outcomeUnknown,
      maxMs: Infinity,
      maxTries: 3,
    })
    return { orderIds: request.lines.map(({ order }) => order.id), purchase }
  }
}
