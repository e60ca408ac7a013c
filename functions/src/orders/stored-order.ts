import { z } from 'zod'
import type { Product } from '../contract/catalog/product.ts'
import { totalPrice } from '../contract/money.ts'
import { type NewOrder, Order } from '../contract/orders/order.ts'
import type { Buyer } from './order-check.ts'

const StoredOrder = Order.omit({ _id: true, createdAt: true })
  .extend({ uid: z.string().min(1).max(128) })
  .refine((order) => Object.values(order).every(isStorable), 'half a character cannot be stored')

const isStorable = (value: unknown) => typeof value !== 'string' || value.isWellFormed()

/**
 * The document of an order, without its time; `batch` is shared by the orders of one batch. Throws
 * when it cannot be stored, before it is sent: a retry would not change that.
 */
export function storedOrder(
  { quantity }: NewOrder,
  product: Product,
  buyer: Buyer,
  batch: string | undefined,
) {
  return StoredOrder.parse({
    uid: buyer.uid,
    name: buyer.name ?? 'Unknown user',
    email: buyer.email,
    productId: product._id,
    product: product.product,
    price: product.price,
    quantity,
    totalPrice: totalPrice(product.price, quantity),
    status: 'pending',
    paid: false,
    image: product.image,
    ...(batch && { batch }),
  })
}
