import type { Product } from '../contract/catalog/product.ts'
import { totalPrice } from '../contract/money.ts'
import type { NewOrder, Order } from '../contract/orders/order.ts'
import type { Buyer } from './order-check.ts'

/** The document of an order, without its time; `batch` is shared by the orders of one batch. */
export function storedOrder(
  { quantity }: NewOrder,
  product: Product,
  buyer: Buyer,
  batch: string | undefined,
) {
  return {
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
  } satisfies Omit<Order, '_id' | 'createdAt'> & { uid: string }
}
