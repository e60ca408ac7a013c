import { formatPrice } from '@tech-house/api/parts/format-number'
import { currency } from '@tech-house/shop'

/** Formats 12990 as `$129.90`. */
export const formatCents = (cents: number): string => formatPrice(cents / 100)

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency,
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Formats 1299000 as `$13K`. */
export const formatShortCents = (cents: number): string => short.format(cents / 100)
