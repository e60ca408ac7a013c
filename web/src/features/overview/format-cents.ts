import { formatDollars } from '@tech-house/api/parts/format-number'

/** Formats 12990 cents as `$129.90`. */
export const formatCents = (cents: number): string => formatDollars(cents / 100)

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** Formats 1299000 cents as `$13K`. */
export const formatShortCents = (cents: number): string => short.format(cents / 100)
