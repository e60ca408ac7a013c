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
import { findProducts, type VersionedProduct } from './find-product.ts'
import { purchaseMail } from './order-mail.ts'
import { type Purchase, placedEvent } from './purchase.ts'
import { type Buyer, orderDocument, type StoredOrder } from './stored-order.ts'
import { type BookableLine, linesRefused, validateLines } from './validate-lines.ts'

const maxCachedProducts = 1000

/** The first try uses the products that this instance wrote last, without a read; later tries read them. */
export function orderBooking(db: Firestore, mails: Outbox, maxRetryMs: number) {
  const products = db.collection('products')
  const productCache = new LRUCache<string, VersionedProduct>({ max: maxCachedProducts })

  /** Books all orders of a purchase or none, once. Throws like `OrderStore.place`. */
  return async (purchase: Purchase, buyer: Buyer): Promise<void> => {
    let cached = fromCache(purchase, buyer)
    const book = async () => {
      const lines = cached ?? (await readProducts(purchase, buyer))
      cached = undefined
      return commit(purchase, buyer, lines)
    }
    await commitOnce(book, {
      findEarlier: async () =>
        (await findReplay(purchase.event, purchase.fingerprint)) && { result: undefined },
      retryOn: [grpcCode.notFound, grpcCode.failedPrecondition],
      maxMs: maxRetryMs,
    })
  }

  function fromCache({ lines }: Purchase, buyer: Buyer): BookableLine[] | undefined {
    const known = lines.map(({ request }) => productCache.get(request.productId ?? ''))
    const { bookable } = validateLines(lines, known, buyer)
    return bookable.length === lines.length ? bookable : undefined
  }

  async function readProducts(purchase: Purchase, buyer: Buyer): Promise<BookableLine[]> {
    const requests = purchase.lines.map(({ request }) => request)
    const answers = await findProducts(products, requests)
    const { bookable, refused } = validateLines(purchase.lines, answers, buyer)
    const [first] = refused
    if (!first) return bookable
    throw purchase.isBatch ? linesRefused(refused) : first.refusal
  }

  async function commit(purchase: Purchase, buyer: Buyer, lines: BookableLine[]): Promise<void> {
    const orders = [...new Map(lines.map((line) => [line.order.id, line])).values()]
    const batch = batchOf(purchase, buyer, orders)
    for (const { found } of orders) productCache.delete(found.product._id)
    const results = await batch.commit()
    for (const [index, line] of orders.entries()) remember(line, results[index])
  }

  function batchOf(
    { event, fingerprint }: Purchase,
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
    const placed: StoredOrder[] = []
    for (const { request, order, found } of orders) {
      const stored = orderDocument(request, found.product, buyer, batchId)
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
    const mail = purchaseMail(event.id, placed)
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
