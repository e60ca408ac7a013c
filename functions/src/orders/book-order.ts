import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import { totalPrice } from '../contract/money.ts'
import type { NewOrder } from '../contract/order.ts'
import { recordEvent } from '../events/event-log.ts'
import { productOf } from '../products/product-store.ts'
import { findProduct } from './find-product.ts'
import { type Attempt, replayed } from './idempotency.ts'
import { moveStock } from './move-stock.ts'
import { type Buyer, checkOrder } from './order-check.ts'

/** Books an order in this transaction, unless an earlier attempt has. Returns the order's id. */
export async function bookOrder(
  db: Firestore,
  transaction: Transaction,
  order: NewOrder,
  buyer: Buyer,
  attempt: Attempt,
): Promise<string> {
  const earlier = await replayed(transaction, attempt)
  if (earlier) return earlier
  const snapshot = await findProduct(transaction, db.collection('products'), order)
  const product = productOf(snapshot)
  checkOrder(order, product, buyer)
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
  moveStock(transaction, snapshot, -order.quantity)
  transaction.create(attempt.order, { ...stored, createdAt: FieldValue.serverTimestamp() })
  recordEvent(db, transaction, {
    type: 'order-placed',
    by: buyer,
    subject: attempt.order.path,
    stock: { productId: product._id, delta: -order.quantity },
    after: stored,
    id: attempt.event.id,
    fingerprint: attempt.fingerprint,
  })
  return attempt.order.id
}
