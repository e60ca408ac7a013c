import { formatPrice } from '../../parts/format-number.ts'
import { percentOff } from '../money.ts'
import type { Product } from './product.ts'

export const priorPriceLabel = 'Lowest price of the 30 days before'

/** By how many percent the price is reduced, compared with the price before; 0 without one. */
export const reductionOf = ({
  price,
  priorPrice,
}: Pick<Product, 'price' | 'priorPrice'>): number =>
  priorPrice === undefined ? 0 : percentOff(price, priorPrice)

/** `Lowest price of the 30 days before: $100.00 (−20%)`. */
export const formatPriorPrice = (price: number, prior: number): string =>
  `${priorPriceLabel}: ${formatPrice(prior)} (−${percentOff(price, prior)}%)`
