import { formatCents } from '../../parts/format-number.ts'
import type { Purchase } from './purchase.ts'
import { includedTax } from './tax.ts'

/** What a purchase costs: the orders that are left, after reductions, and their delivery, which is taxed like them. */
export function sumUp(
  purchase: Pick<Purchase, 'totalCents' | 'status' | 'delivery' | 'tax'>,
): Purchase['sums'] {
  const { totalCents, status, delivery, tax } = purchase
  const deliveryCents = status === 'cancelled' ? 0 : delivery.priceCents
  const grossCents = totalCents + deliveryCents
  const taxCents = includedTax(grossCents, tax.percent)
  return { deliveryCents, netCents: grossCents - taxCents, taxCents, grossCents }
}

/** What is said of the tax beside the sum: nothing without a rate. */
export function describeTax({ tax, sums }: Pick<Purchase, 'tax' | 'sums'>): [string, string][] {
  if (tax.exempt) return [['Tax', tax.exempt]]
  if (tax.percent === 0) return []
  return [
    ['Net', formatCents(sums.netCents)],
    [`of which ${tax.percent} % tax`, formatCents(sums.taxCents)],
  ]
}
