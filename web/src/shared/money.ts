import { groupThousands } from '@tech-house/api/contract/format-number'

/** Formats `1129.9` dollars as `$1,129.90`. */
export const formatDollars = (amount: number): string => `$${groupThousands(amount.toFixed(2))}`
