import { currency } from '@tech-house/shop'

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** What stands before an amount: `$`, `€` or `CHF `. */
export const currencyPrefix: string = format
  .formatToParts(0)
  .filter(({ type }) => type === 'currency' || type === 'literal')
  .map(({ value }) => value)
  .join('')

export const currencyDecimals: number = format.resolvedOptions().maximumFractionDigits ?? 2
