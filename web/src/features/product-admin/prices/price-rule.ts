import { toCents } from '@tech-house/api/contract/money'
import { currencyDecimals } from '@tech-house/api/parts/currency-format'
import { plainPrice } from '#shared/read-number.ts'

/** Percent, an amount to add, or the new price; with at most two decimals. */
export interface PriceRule {
  kind: 'percent' | 'add' | 'set'
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
  if (!rounds || cents <= 0) return cents / 100
  return Math.max(Math.round((cents + 1) / 100) * 100 - 1, 99) / 100
}
