import { currency } from '@tech-house/shop'

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })

/** What stands before an amount: `$`, `€` or `CHF `. */
export const currencyPrefix: string = format.format(0).replace(/0.*/, '')

export const currencyDecimals: number = format.resolvedOptions().maximumFractionDigits ?? 2
