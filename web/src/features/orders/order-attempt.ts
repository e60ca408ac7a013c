import { displayNameOf } from '@tech-house/api/contract/accounts/profile'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { totalPrice } from '@tech-house/api/contract/money'
import { NewOrder } from '@tech-house/api/contract/orders/order'
import type { z } from 'zod'
import { storedValue } from '#shared/stored-value.ts'
import { attemptWith, newAttempt } from '#shared/writes/attempt.ts'

export interface Buyer {
  email: string
  name: string | null
}

const OrderAttempt = attemptWith(NewOrder)
export type OrderAttempt = z.infer<typeof OrderAttempt>

export const newOrderAttempt = (product: Product, buyer: Buyer, quantity: number): OrderAttempt =>
  newAttempt({
    productId: product._id,
    product: product.product,
    name: buyer.name && displayNameOf(buyer.name),
    email: buyer.email,
    price: product.price,
    quantity,
    totalPrice: totalPrice(product.price, quantity),
    status: 'pending',
    paid: false,
  })

/** Where an unconfirmed attempt survives a reload, for one buyer and one product. */
export const storedOrderAttempt = (email: string, productId: string) =>
  storedValue(email, `order-attempt:${productId}`, OrderAttempt)
