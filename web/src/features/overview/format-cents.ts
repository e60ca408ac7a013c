import { formatPrice } from '@tech-house/api/parts/format-number'
import { currency } from '@tech-house/shop'

/** Formats 12990 in the shop's currency as `$129.90`. */
export const formatCents = (cents: number): string => formatPrice(cents / 100)

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency,
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Formats 1299000 in the shop's currency as `$13K`. */
export const formatShortCents = (cents: number): string => short.format(cents / 100)
