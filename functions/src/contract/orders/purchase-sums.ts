import type { Purchase } from './purchase.ts'

/** What a purchase costs: the orders that are left, after reductions, and their delivery. */
export function sumUp(
  purchase: Pick<Purchase, 'totalCents' | 'status' | 'delivery'>,
): Purchase['sums'] {
  const { totalCents, status, delivery } = purchase
  const deliveryCents = status === 'cancelled' ? 0 : delivery.priceCents
  return { deliveryCents, grossCents: totalCents + deliveryCents }
}
