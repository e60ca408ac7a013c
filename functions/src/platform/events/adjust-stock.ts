import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore'
import type { Order } from '../../contract/orders/order.ts'
import { currentProduct } from './current-product.ts'

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
  const product = await currentProduct(db, productId)
  if (!product.exists) return null
  transaction.update(product.ref, stockChange(quantity))
  return { productId: product.id, delta: quantity }
}
