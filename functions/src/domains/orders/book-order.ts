import {
  FieldValue,
  type Firestore,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import { adjustStock } from '../../platform/events/adjust-stock.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { commitOnce } from '../../platform/firestore/commit-once.ts'
import { grpcCode } from '../../platform/firestore/grpc-codes.ts'
import { findReplay } from '../../platform/http/idempotency.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { buyerPrefixes } from './buyer-prefixes.ts'
import { type BookableLine, type Buyer, checkLines, linesRefused } from './check-lines.ts'
import { type CachedProduct, findProducts } from './find-product.ts'
import { type Attempt, placedEvent } from './order-attempt.ts'
import { batchMail, type MailedOrder } from './order-mail.ts'
import { storedOrder } from './stored-order.ts'

const maxCachedProducts = 1000

/** The first try uses the products that this instance wrote last, without a read; later tries read them. */
export function orderBooking(db: Firestore, mails: Outbox, maxRetryMs: number) {
  const products = db.collection('products')
  const productCache = new LRUCache<string, CachedProduct>({ max: maxCachedProducts })

  /** Books all orders of an attempt or none, once. Throws like `OrderStore.place`. */
  return async (attempt: Attempt, buyer: Buyer): Promise<void> => {
    let cached = fromCache(attempt, buyer)
    const book = async () => {
      const lines = cached ?? (await readProducts(attempt, buyer))
      cached = undefined
      return commit(attempt, buyer, lines)
    }
    await commitOnce(book, {
      findEarlier: async () =>
        (await findReplay(attempt.event, attempt.fingerprint)) && { result: undefined },
      retryOn: [grpcCode.notFound, grpcCode.failedPrecondition],
      maxMs: maxRetryMs,
    })
  }

  function fromCache({ lines }: Attempt, buyer: Buyer): BookableLine[] | undefined {
    const known = lines.map(({ request }) => productCache.get(request.productId ?? ''))
    const { bookable } = checkLines(lines, known, buyer)
    return bookable.length === lines.length ? bookable : undefined
  }

  async function readProducts(attempt: Attempt, buyer: Buyer): Promise<BookableLine[]> {
    const requests = attempt.lines.map(({ request }) => request)
    const answers = await findProducts(products, requests)
    const { bookable, refused } = checkLines(attempt.lines, answers, buyer)
    const [first] = refused
    if (!first) return bookable
    throw attempt.isBatch ? linesRefused(refused) : first.refusal
  }

  async function commit(attempt: Attempt, buyer: Buyer, lines: BookableLine[]): Promise<void> {
    const orders = [...new Map(lines.map((line) => [line.order.id, line])).values()]
    const batch = batchOf(attempt, buyer, orders)
    for (const { found } of orders) productCache.delete(found.product._id)
    const results = await batch.commit()
    for (const [index, line] of orders.entries()) remember(line, results[index])
  }

  function batchOf(
    { event, fingerprint }: Attempt,
    buyer: Buyer,
    orders: BookableLine[],
  ): WriteBatch {
    const batch = db.batch()
    // First, so that a result of the batch has the index of its order.
    for (const { request, found } of orders) {
      const product = products.doc(found.product._id)
      adjustStock(batch, product, -request.quantity, { lastUpdateTime: found.updateTime })
    }
    const [first, ...others] = orders
    const batchId = others.length > 0 ? first?.order.id : undefined
    const placed: MailedOrder[] = []
    for (const { request, order, found } of orders) {
      const stored = storedOrder(request, found.product, buyer, batchId)
      batch.create(order, {
        ...stored,
        buyerPrefixes: buyerPrefixes(stored),
        createdAt: FieldValue.serverTimestamp(),
      })
      recordEvent(batch, placedEvent(db, order), {
        type: 'order-placed',
        by: buyer,
        subject: order.path,
        stock: { productId: found.product._id, delta: -request.quantity },
        after: stored,
        fingerprint,
      })
      placed.push({ ...stored, _id: order.id })
    }
    const mail = batchMail(event.id, placed)
    if (mail) mails.add(batch, mail)
    return batch
  }

  function remember({ request, found }: BookableLine, moved: WriteResult | undefined): void {
    if (!moved) return
    const { product } = found
    const available_quantity = product.available_quantity - request.quantity
    productCache.set(product._id, {
      product: { ...product, available_quantity },
      updateTime: moved.writeTime,
    })
  }
}
