import { totalPrice } from '@tech-house/api/contract/money'
import { NewOrder } from '@tech-house/api/contract/order'
import type { Product } from '@tech-house/api/contract/product'
import { displayNameOf } from '@tech-house/api/contract/profile'
import { z } from 'zod'
import { CallError, isOutcomeUnknown } from '#shared/api/call-error.ts'
import { storedValue } from '#shared/drafts.ts'

export interface Buyer {
  email: string
  name: string | null
}

const OrderAttempt = z.object({ key: z.string(), body: NewOrder })

/** One order and its Idempotency-Key, which is kept for all retries. */
export type OrderAttempt = z.infer<typeof OrderAttempt>

export const newAttempt = (product: Product, buyer: Buyer, quantity: number): OrderAttempt => ({
  key: crypto.randomUUID(),
  body: {
    productId: product._id,
    product: product.product,
    name: buyer.name && displayNameOf(buyer.name),
    email: buyer.email,
    price: product.price,
    quantity,
    totalPrice: totalPrice(product.price, quantity),
    status: 'pending',
    paid: false,
  },
})

/** Where an unconfirmed attempt survives a reload, for one buyer and one product. */
export function storedAttempt(email: string, productId: string) {
  const stored = storedValue(email, `order-attempt:${productId}`)
  return { ...stored, read: () => OrderAttempt.safeParse(stored.read()).data }
}

/** Refused before the API reads the order: session, App Check, slow connection, rate limit. */
const unrelatedStatuses = [401, 408, 429]

/** The API has refused the order itself, so no earlier attempt was booked. */
export const isAboutOrder = (error: unknown) =>
  !isOutcomeUnknown(error) &&
  !(error instanceof CallError && unrelatedStatuses.includes(error.status))

/**
 * Whether the attempt may be booked after this error; `wasUnconfirmed` when it was possible before.
 */
export const leavesUnconfirmed = (error: unknown, wasUnconfirmed: boolean) =>
  isOutcomeUnknown(error) || (wasUnconfirmed && !isAboutOrder(error))
