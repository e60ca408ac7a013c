import { maxAmount, toCents } from '@tech-house/api/contract/money'
import { currencyDecimals } from '@tech-house/api/parts/currency-format'
import { formatPrice } from '@tech-house/api/parts/format-number'
import { plainPrice } from '#shared/read-number.ts'

export interface PriceRule {
  kind: 'percent' | 'add' | 'set'
  /** With at most two decimals. */
  value: number
  /** To the nearest price that ends on .99. */
  rounds: boolean
}

export function readRule(input: Omit<PriceRule, 'value'> & { value: string }) {
  const plain = plainPrice(input.value)
  return /^-?\d{1,7}(\.\d{1,2})?$/.test(plain) ? { ...input, value: Number(plain) } : undefined
}

const unit = currencyDecimals ? 1 : 100

/** In the shop's currency; zero or less if the rule leaves nothing. */
export function newPrice(price: number, { kind, value, rounds }: PriceRule): number {
  const exact = {
    percent: (toCents(price) * (10_000 + toCents(value))) / 10_000,
    add: toCents(price) + toCents(value),
    set: toCents(value),
  }
  const cents = Math.round(exact[kind] / unit) * unit
  const isRounded = rounds && cents > 0
  return (isRounded ? Math.max(Math.round((cents + 1) / 100) * 100 - 1, 99) : cents) / 100
}

/** A price in the shop's currency. */
export const canCost = (price: number): boolean => price > 0 && price <= maxAmount

/** `−10%, rounded to .99` */
export function describeRule({ kind, value, rounds }: PriceRule): string {
  const sign = value < 0 ? '−' : '+'
  const size = Math.abs(value)
  const words = {
    percent: `${sign}${size}%`,
    add: `${sign}${formatPrice(size)}`,
    set: `Set to ${formatPrice(value)}`,
  }
  return words[kind] + (rounds ? ', rounded to .99' : '')
}
