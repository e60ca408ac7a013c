import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import type { Order } from '../../contract/orders/order.ts'

/** The caller records the event with the same delta in the same commit. */
export const stockChange = (delta: number) => ({
  available_quantity: FieldValue.increment(delta),
  updatedAt: FieldValue.serverTimestamp(),
})

/** Reads the product outside the transaction, because its lock would block buyers. */
export async function returnStock(
  db: Firestore,
  transaction: Transaction,
  { productId, quantity }: Partial<Pick<Order, 'productId' | 'quantity'>>,
) {
  if (!productId || !quantity) return null
  const product = db.collection('products').doc(productId)
  if (!(await product.get()).exists) return null
  transaction.update(product, stockChange(quantity))
  return { productId, delta: quantity }
}
