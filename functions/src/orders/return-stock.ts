import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { Order } from '../contract/orders/order.ts'
import { adjustStock } from '../events/adjust-stock.ts'

/**
 * Returns the pieces of an order that is taken back to the stock. Resolves to the change for the
 * event; `null` if the product is deleted or the order lacks product or quantity. Reads the product
 * outside the transaction, because its lock would block buyers.
 */
export async function returnStock(
  db: Firestore,
  transaction: Transaction,
  { productId, quantity }: Partial<Pick<Order, 'productId' | 'quantity'>>,
) {
  if (!productId || !quantity) return null
  const product = db.collection('products').doc(productId)
  if (!(await product.get()).exists) return null
  adjustStock(transaction, product, quantity)
  return { productId, delta: quantity }
}
