import * as shop from '@tech-house/shop'
import type { Tax } from './recipient.ts'

export type TaxSettings = typeof shop.tax

/** What the settings say of a purchase for this country at this time; `undefined` if they have no rate. Without an address it is the shop's country. */
export function taxAt(
  country: string | undefined,
  time: number,
  { origin, mode, rates, exportText }: TaxSettings = shop.tax,
): Tax | undefined {
  const to = country ?? origin
  const ratesOf = (of: string) => rates[of] ?? rates['*']
  if (ratesOf(to) === 'none') return { country: to, percent: 0, exempt: exportText }
  const known = ratesOf(to) && ratesOf(mode === 'origin' ? origin : to)
  if (!known || known === 'none') return undefined
  const [rate] = known
    .map(({ from, percent }) => ({ percent, start: Date.parse(from) }))
    .filter(({ start }) => start <= time)
    .sort((a, b) => b.start - a.start)
  return rate && { country: to, percent: rate.percent }
}

/** The tax in an amount of hundredths, rounded once, half a hundredth up. Rates have up to two decimals. */
export function includedTax(cents: number, percent: number): number {
  const rate = BigInt(Math.round(percent * 100))
  const gross = 10_000n + rate
  return Number((2n * BigInt(cents) * rate + gross) / (2n * gross))
}
