import {
  FieldValue,
  type Firestore,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import { toCents, totalPrice } from '../../../contract/money.ts'
import { stockChange } from '../../../platform/events/adjust-stock.ts'
import type { EventLog } from '../../../platform/events/event-log.ts'
import { readEvent } from '../../../platform/events/stored-event.ts'
import { buyerPrefixes } from '../../../platform/firestore/buyer-prefixes.ts'
import { commitOnce } from '../../../platform/firestore/commit-once.ts'
import { lostRace } from '../../../platform/firestore/grpc-codes.ts'
import { replayOf } from '../../../platform/http/request/idempotency.ts'
import { ApiError } from '../../../platform/http/response/api-error.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { purchaseMail } from '../order-mail.ts'
import { purchaseDocument, purchaseRef } from '../purchases/stored-purchase.ts'
import { type Buyer, orderDocument, type StoredOrder } from '../stored-order.ts'
import { agreeTerms, type Terms } from './agree-terms.ts'
import { findProducts, type VersionedProduct } from './find-product.ts'
import { type PurchaseRequest, placedEvent } from './purchase-request.ts'
import { type BookableLine, linesRefused, validateLines } from './validate-lines.ts'

const maxCachedProducts = 1000

/** Uses a batch: its write results contain the update time that the next order uses as its precondition. */
export class OrderBooking {
  readonly #events: EventLog
  readonly #db: Firestore
  readonly #mails: Outbox
  readonly #maxRetryMs: number
  /** The products that this instance wrote last. The first try uses them, later tries read. */
  readonly #productCache = new LRUCache<string, VersionedProduct>({ max: maxCachedProducts })

  constructor(events: EventLog, mails: Outbox, maxRetryMs: number) {
    this.#events = events
    this.#db = events.db
    this.#mails = mails
    this.#maxRetryMs = maxRetryMs
  }

  /** Books all orders of a purchase or none, once. Returns its number. Throws like `OrderStore.purchase`. */
  async book(purchase: PurchaseRequest, buyer: Buyer): Promise<string> {
    let cached = this.#readCache(purchase, buyer)
    let tries = 0
    const commit = async () => {
      const lines = cached ?? (await this.#readProducts(purchase, buyer))
      cached = undefined
      const number = purchase.number(tries++)
      const agreed = agreeTerms(purchase.choice, goodsCents(lines), Date.now())
      if (agreed instanceof ApiError) throw agreed
      await this.#commit(purchase, number, buyer, lines, agreed)
      return number
    }
    return commitOnce(commit, {
      findEarlier: () => this.#findEarlier(purchase),
      retryOn: lostRace,
      maxMs: this.#maxRetryMs,
    })
  }

  async #findEarlier({ lines, event, fingerprint }: PurchaseRequest): Promise<string | undefined> {
    if (!replayOf(await event.get(), fingerprint)) return undefined
    const orders = new Set(lines.map(({ order }) => order))
    const documents = [...orders].map((order) => placedEvent(this.#db, order))
    const placed = (await this.#db.getAll(...documents)).flatMap(
      (event) => readEvent(event, ['order-placed']) ?? [],
    )
    await this.#events.publish(placed)
    return placed[0]?.after.purchase ?? undefined
  }

  #readCache({ lines, choice }: PurchaseRequest, buyer: Buyer): BookableLine[] | undefined {
    const known = lines.map(({ request }) => {
      const found = this.#productCache.get(request.productId ?? '')
      // A price that has changed without a write is read again.
      return found && found.product.priceUntil > Date.now() ? found : undefined
    })
    const { bookable } = validateLines(lines, known, buyer)
    if (bookable.length < lines.length) return undefined
    const agreed = agreeTerms(choice, goodsCents(bookable), Date.now())
    return agreed instanceof ApiError ? undefined : bookable
  }

  async #readProducts({ lines, hasLines }: PurchaseRequest, buyer: Buyer): Promise<BookableLine[]> {
    const requests = lines.map(({ request }) => request)
    const found = await findProducts(this.#db.collection('products'), requests)
    const { bookable, refused } = validateLines(lines, found, buyer)
    const [first] = refused
    if (!first) return bookable
    throw hasLines ? linesRefused(refused, 'ordered') : first.refusal
  }

  async #commit(
    request: PurchaseRequest,
    number: string,
    buyer: Buyer,
    lines: BookableLine[],
    terms: Terms,
  ) {
    const booked = oneOfEach(lines)
    const batch = this.#db.batch()
    // First, so that a result of the batch has the index of its order.
    for (const { request, found } of booked) {
      const product = this.#db.collection('products').doc(found.product._id)
      batch.update(product, stockChange(-request.quantity), { lastUpdateTime: found.updateTime })
    }
    const events = this.#addOrders(batch, request, number, buyer, booked, terms)
    for (const { found } of booked) this.#productCache.delete(found.product._id)
    const results = await this.#events.commit(batch, events, request.fingerprint)
    for (const [index, line] of booked.entries()) this.#remember(line, results[index])
  }

  #addOrders(
    batch: WriteBatch,
    { fields, event }: PurchaseRequest,
    number: string,
    buyer: Buyer,
    booked: BookableLine[],
    terms: Terms,
  ) {
    const { message, ...ofOrder } = fields
    const placed: StoredOrder[] = []
    const events = booked.map(({ request, order, found }) => {
      const stored = orderDocument(request, found.product, buyer, number)
      batch.create(order, {
        ...stored,
        ...ofOrder,
        buyerPrefixes: buyerPrefixes({ ...stored, ...ofOrder }),
        createdAt: FieldValue.serverTimestamp(),
      })
      placed.push({ ...stored, _id: order.id })
      const stock = { productId: found.product._id, delta: -request.quantity }
      const event = {
        type: 'order-placed',
        by: buyer,
        subject: order.path,
        stock,
        after: stored,
      } as const
      return { document: placedEvent(this.#db, order), event }
    })
    const document = purchaseDocument(placed, buyer, fields, terms)
    batch.create(purchaseRef(this.#db, number), {
      ...document,
      createdAt: FieldValue.serverTimestamp(),
    })
    this.#mails.add(batch, purchaseMail(event.id, placed, document, buyer.emailVerified === true))
    return events
  }

  #remember({ request, found }: BookableLine, moved: WriteResult | undefined): void {
    if (!moved) return
    const { product } = found
    const available_quantity = product.available_quantity - request.quantity
    this.#productCache.set(product._id, {
      product: { ...product, available_quantity },
      updateTime: moved.writeTime,
    })
  }
}

/** Lines of one product share their order. */
const oneOfEach = (lines: BookableLine[]) => [
  ...new Map(lines.map((line) => [line.order.id, line])).values(),
]

const goodsCents = (lines: BookableLine[]): number =>
  oneOfEach(lines).reduce(
    (cents, { request, found }) =>
      cents + toCents(totalPrice(found.product.price, request.quantity)),
    0,
  )
