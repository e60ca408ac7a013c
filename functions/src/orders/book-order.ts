import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { FieldValue, type Firestore, type WriteResult } from 'firebase-admin/firestore'
import { z } from 'zod'
import { totalPrice } from '../contract/money.ts'
import { type NewOrder, Order } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import { grpcCode, hasCode } from '../firestore/grpc-codes.ts'
import { serviceUnavailable } from '../http/api-error.ts'
import type { Outbox } from '../mail/outbox.ts'
import { adjustStock } from './adjust-stock.ts'
import { type CachedProduct, findProduct } from './find-product.ts'
import { type Attempt, wasBooked } from './idempotency.ts'
import { allows, type Buyer, checkOrder } from './order-check.ts'
import { type NewOrderEvent, recordOrderEvent } from './record-order-event.ts'

/** Maximum time for retries of an order after conflicts with other orders of its product, in ms. */
const maxRetryMs = 8000
const longestPauseMs = 200
/** Maximum number of products that an instance remembers. */
const maxCachedProducts = 1000

/**
 * Books orders with the precondition that the product is unchanged. The first try uses the product
 * that this instance wrote last, without a read. Later tries read the product.
 */
export function orderBooking(db: Firestore, mails: Outbox) {
  const products = db.collection('products')
  /** Least recently ordered first. */
  const productCache = new Map<string, CachedProduct>()

  /** Books an order unless an earlier attempt has. Throws like `OrderStore.place`. */
  return async (order: NewOrder, buyer: Buyer, attempt: Attempt): Promise<void> => {
    let seen = productCache.get(order.productId ?? '')
    if (seen && !allows(order, seen.product, buyer)) seen = undefined

    const end = performance.now() + maxRetryMs
    for (let tries = 0; performance.now() < end; tries++) {
      if (tries > 1) await pause(randomInt(Math.min(10 * 2 ** tries, longestPauseMs)))
      seen ??= await readProduct(order, buyer, attempt)
      if (!seen || (await tryCommit(order, buyer, attempt, seen))) return
      seen = undefined
    }
    throw serviceUnavailable()
  }

  /** The product, if it allows the order; `undefined` if the order is booked already. */
  async function readProduct(
    order: NewOrder,
    buyer: Buyer,
    attempt: Attempt,
  ): Promise<CachedProduct | undefined> {
    try {
      const seen = await findProduct(products, order)
      checkOrder(order, seen.product, buyer)
      return seen
    } catch (refusal) {
      if (await wasBooked(attempt)) return undefined
      throw refusal
    }
  }

  /**
   * Writes order, event, mail and new stock in one batch. Returns whether the order is booked, by
   * this attempt or an earlier one; false when the product has changed.
   */
  async function tryCommit(
    order: NewOrder,
    buyer: Buyer,
    attempt: Attempt,
    { product, updateTime }: CachedProduct,
  ): Promise<boolean> {
    // Validates the batch before it is sent: a retry would not change a refusal.
    const stored = StoredOrder.parse({
      uid: buyer.uid,
      name: buyer.name ?? 'Unknown user',
      email: buyer.email,
      productId: product._id,
      product: product.product,
      price: product.price,
      quantity: order.quantity,
      totalPrice: totalPrice(product.price, order.quantity),
      status: 'pending',
      paid: false,
      image: product.image,
    })
    const batch = db.batch()
    adjustStock(batch, products.doc(product._id), -order.quantity, { lastUpdateTime: updateTime })
    batch.create(attempt.order, { ...stored, createdAt: FieldValue.serverTimestamp() })
    const news: NewOrderEvent = {
      type: 'order-placed',
      by: buyer,
      subject: attempt.order.path,
      stock: { productId: product._id, delta: -order.quantity },
      after: stored,
      id: attempt.event.id,
      fingerprint: attempt.fingerprint,
    }
    recordOrderEvent(db, mails, batch, news, { ...stored, _id: attempt.order.id })
    productCache.delete(product._id)
    try {
      const [moved] = await batch.commit()
      if (moved) remember(afterOrder(product, order, moved))
      return true
    } catch (error) {
      if (await wasBooked(attempt)) return true
      if (hasCode(error, grpcCode.notFound, grpcCode.failedPrecondition)) return false
      throw error
    }
  }

  function remember(seen: CachedProduct): void {
    productCache.set(seen.product._id, seen)
    const [oldest] = productCache.keys()
    if (productCache.size > maxCachedProducts && oldest !== undefined) productCache.delete(oldest)
  }
}

const StoredOrder = Order.omit({ _id: true, createdAt: true })
  .extend({ uid: z.string().min(1).max(128) })
  .refine((order) => Object.values(order).every(isStorable), 'half a character cannot be stored')

const isStorable = (value: unknown) => typeof value !== 'string' || value.isWellFormed()

/** The product after the order. */
function afterOrder(
  product: Product,
  { quantity }: NewOrder,
  { writeTime }: WriteResult,
): CachedProduct {
  const available_quantity = product.available_quantity - quantity
  return { product: { ...product, available_quantity }, updateTime: writeTime }
}
