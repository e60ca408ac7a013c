import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { FieldValue, type Firestore, type WriteResult } from 'firebase-admin/firestore'
import { totalPrice } from '../contract/money.ts'
import type { NewOrder } from '../contract/order.ts'
import type { Product } from '../contract/product.ts'
import { recordEvent } from '../events/event-log.ts'
import { busy } from '../http/api-error.ts'
import { findProduct, type SeenProduct } from './find-product.ts'
import { type Attempt, wasBooked } from './idempotency.ts'
import { moveStock } from './move-stock.ts'
import { allows, type Buyer, checkOrder } from './order-check.ts'

/** So many times is a product looked at that keeps changing before the order is written. */
const mostLooks = 20
const longestPauseMs = 1000

/**
 * Books orders, each on the condition that its product still is as it was seen: first as this
 * instance left it at its last order, without a read, and then as Firestore shows it.
 */
export function orderBooking(db: Firestore) {
  const products = db.collection('products')
  /** Never more than the catalog, which is in memory anyway. */
  const lastSeen = new Map<string, SeenProduct>()

  /** Books an order, unless an earlier try of this attempt has. Throws what `OrderStore.place` does. */
  return async (order: NewOrder, buyer: Buyer, attempt: Attempt): Promise<void> => {
    const remembered = lastSeen.get(order.productId ?? '')
    if (!remembered || !allows(order, remembered.product, buyer)) {
      return lookAndBook(order, buyer, attempt, attempt.isRepeatable)
    }
    if (!(await isWritten(order, buyer, attempt, remembered))) {
      await lookAndBook(order, buyer, attempt, true)
    }
  }

  /** `mayBeBooked`: by another request, or by a try of this one whose answer was lost. */
  async function lookAndBook(
    order: NewOrder,
    buyer: Buyer,
    attempt: Attempt,
    mayBeBooked: boolean,
  ): Promise<void> {
    for (let look = 0; look < mostLooks; look++) {
      if (look > 0) await pause(randomInt(Math.min(10 * 2 ** look, longestPauseMs)))
      if ((mayBeBooked || look > 0) && (await wasBooked(attempt))) return
      const seen = await findProduct(products, order)
      checkOrder(order, seen.product, buyer)
      if (await isWritten(order, buyer, attempt, seen)) return
    }
    throw busy()
  }

  /** Writes the order, its event and the new stock; nothing, and `false`, when the product changed. */
  async function isWritten(
    order: NewOrder,
    buyer: Buyer,
    attempt: Attempt,
    { product, updateTime }: SeenProduct,
  ): Promise<boolean> {
    const stored = {
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
    }
    const batch = db.batch()
    moveStock(batch, products.doc(product._id), -order.quantity, { lastUpdateTime: updateTime })
    batch.create(attempt.order, { ...stored, createdAt: FieldValue.serverTimestamp() })
    recordEvent(db, batch, {
      type: 'order-placed',
      by: buyer,
      subject: attempt.order.path,
      stock: { productId: product._id, delta: -order.quantity },
      after: stored,
      id: attempt.event.id,
      fingerprint: attempt.fingerprint,
    })
    lastSeen.delete(product._id)
    try {
      const [moved] = await batch.commit()
      if (moved) lastSeen.set(product._id, afterOrder(product, order, moved))
      return true
    } catch (error) {
      if (isRefusal(error)) return false
      throw error
    }
  }
}

/** How a product stands once an order for it is written. */
function afterOrder(
  product: Product,
  { quantity }: NewOrder,
  { writeTime }: WriteResult,
): SeenProduct {
  const available_quantity = product.available_quantity - quantity
  return { product: { ...product, available_quantity }, updateTime: writeTime }
}

/**
 * What Firestore answers when a condition of the batch does not hold: NOT_FOUND, ALREADY_EXISTS,
 * FAILED_PRECONDITION, and ABORTED where others write at the same time.
 */
const refusals = [5, 6, 9, 10]

const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && refusals.includes(Number(error.code))
