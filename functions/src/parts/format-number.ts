import { currencyDecimals, currencyPrefix } from './currency-format.ts'

const thousands = /\B(?=(\d{3})+(\.|$))/g

/** `6000` as `6,000`, without Intl.NumberFormat, whose first use is a long task on a phone. */
export function formatNumber(value: number, maxDecimals: 0 | 1 | 2 = 0): string {
  return groupThousands(String(Number(value.toFixed(maxDecimals))))
}

/** Formats 1129.9 in the shop's currency as `$1,129.90`. */
export const formatPrice = (price: number, decimals = currencyDecimals): string =>
  `${currencyPrefix}${groupThousands(price.toFixed(decimals))}`

/** Formats 12990 in the shop's currency as `$129.90`. */
export const formatCents = (cents: number): string => formatPrice(cents / 100)

export function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

const groupThousands = (digits: string) =>
  digits.length > 3 ? digits.replace(thousands, ',') : digits
