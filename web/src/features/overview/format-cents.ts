import { formatPrice } from '@tech-house/api/parts/format-number'

/** Formats 12990 in the shop's currency as `$129.90`. */
export const formatCents = (cents: number): string => formatPrice(cents / 100)
