import { currency } from '@tech-house/shop'
import { dayMs } from '../../parts/days.ts'
import { percentOff, toCents } from '../money.ts'
import type { NewReduction, Reduction } from './reduction.ts'

/** How long a price must have been offered before a reduction is compared with it. */
export const referenceMs = 30 * dayMs

export const maxEntries = 400

/** A price as staff have written it last. */
export interface StatedPrice {
  price: number
  reduction?: Reduction | undefined
}

export interface CurrentPrice extends StatedPrice {
  /** What the price is compared with. */
  priorPrice?: number | undefined
}

const startOf = ({ from }: Reduction) => Date.parse(from)
const endOf = ({ until }: Reduction) => (until === undefined ? Infinity : Date.parse(until))

/** The price at this time (ms), with a reduction that has not ended. A price edited by hand has none. */
export function priceAt({ price, reduction }: StatedPrice, time: number): CurrentPrice {
  if (!reduction || !isValid(reduction) || !isPriceOf(reduction, price)) return { price }
  const { regular, reference } = reduction
  if (time >= endOf(reduction)) return { price: regular }
  if (time < startOf(reduction)) return { price: regular, reduction }
  const isCompared = reference !== undefined && percentOff(reduction.price, reference) > 0
  return { price: reduction.price, reduction, ...(isCompared && { priorPrice: reference }) }
}

const isPriceOf = ({ price, regular }: Reduction, stated: number) =>
  stated === price || stated === regular

/** No reduction of the shop breaks these rules, unless the currency has changed. */
const isValid = (reduction: Reduction) =>
  reduction.currency === currency &&
  reduction.price < reduction.regular &&
  (reduction.reference ?? 0) <= reduction.regular &&
  startOf(reduction) < endOf(reduction)

/** When the price changes next without a write, in ms. */
export function nextPriceChange({ reduction }: StatedPrice, time: number): number {
  const times = reduction ? [startOf(reduction), endOf(reduction)] : []
  return Math.min(Infinity, ...times.filter((at) => at > time))
}

const isRunning = (reduction: Reduction, time: number) => startOf(reduction) <= time

/** A lower price keeps a running reduction with its reference, a higher one ends it. */
export function reprice(current: CurrentPrice, price: number, time: number): StatedPrice {
  const { reduction } = current
  if (!reduction || price === current.price) return { price, reduction }
  if (isRunning(reduction, time)) {
    return price < current.price ? { price, reduction: { ...reduction, price } } : { price }
  }
  return price > reduction.price
    ? { price, reduction: { ...reduction, regular: price } }
    : { price }
}

/** Announces a reduction of an offered product, or says why not. */
export function announce(
  current: CurrentPrice,
  { price, from, until }: NewReduction,
  history: PriceHistory,
  time: number,
): StatedPrice | string {
  const start = Math.max(time, from === undefined ? time : Date.parse(from))
  if (until !== undefined && Date.parse(until) <= start) return 'It would end before it starts.'
  if (toCents(price) >= toCents(current.price)) return 'It must be below the price of now.'
  const earlier = current.reduction
  const isStep = earlier !== undefined && isRunning(earlier, time) && start === time
  if (earlier && !isStep) return 'Another reduction is announced. Take that back first.'
  const announced = {
    price,
    regular: earlier?.regular ?? current.price,
    from: new Date(start).toISOString(),
    ...(until !== undefined && { until }),
    currency,
  }
  if (!earlier) return withReference({ price, reduction: announced }, history, true, time)
  const { reference } = earlier
  return { price, reduction: { ...announced, ...(reference !== undefined && { reference }) } }
}

/** Counts the reference of a reduction that had not begun when it was stated (ms). That of another one stays. */
export function withReference(
  stated: StatedPrice,
  history: PriceHistory,
  offered: boolean,
  time: number,
  statedAt = time,
): StatedPrice {
  const { price, reduction } = stated
  if (!reduction || startOf(reduction) < statedAt) return stated
  const { entries } = addFacts(history, { at: time, ...stated, offered })
  const { reference: _, ...rest } = reduction
  const cents = lowestBefore(entries, startOf(reduction))
  if (cents === undefined) return { price, reduction: rest }
  // Not above the price after it, which may have been edited by hand, so that the log does not know it.
  return { price, reduction: { ...rest, reference: Math.min(cents / 100, rest.regular) } }
}

/** From this time (ms) on. */
export interface PriceEntry {
  at: number
  cents: number
  offered: boolean
}

/** The lowest cents in the 30 days before, in which the product was offered; `undefined` if there are fewer. */
export function lowestBefore(entries: PriceEntry[], time: number): number | undefined {
  let [lowest, offeredMs, end] = [Infinity, 0, time]
  for (const { at, cents, offered } of entries.filter(({ at }) => at < time).toReversed()) {
    if (offered) {
      lowest = Math.min(lowest, cents)
      offeredMs += end - at
    }
    if (offeredMs >= referenceMs) return lowest
    end = at
  }
  return undefined
}

/** The lowest cents for which it was offered since then (ms). */
export function lowestSince(entries: PriceEntry[], time: number): number | undefined {
  const later = entries.filter((_, n) => (entries[n + 1]?.at ?? Infinity) > time)
  const offered = later.filter((entry) => entry.offered).map(({ cents }) => cents)
  return offered.length > 0 ? Math.min(...offered) : undefined
}

/** What events tell of the prices of one product. */
export interface PriceHistory {
  entries: PriceEntry[]
  /** As the last event left them. */
  price?: number | undefined
  reduction?: Reduction | undefined
  offered: boolean
  /** Its time (ms). */
  since: number
}

export const noHistory: PriceHistory = { entries: [], offered: false, since: 0 }

/** What an event changes; without a reduction, another price ends the one before. */
export interface PriceFacts {
  at: number
  price?: number | undefined
  reduction?: Reduction | null | undefined
  offered?: boolean | undefined
}

export function addFacts(before: PriceHistory, facts: PriceFacts): PriceHistory {
  const { at, price = before.price, offered = before.offered } = facts
  const kept = facts.price === undefined ? before.reduction : undefined
  const reduction = facts.reduction === undefined ? kept : (facts.reduction ?? undefined)
  const { entries } = pricesUntil(before, at)
  return addEntry({ entries, price, reduction, offered, since: at }, at)
}

/** With what has changed without a write until then. */
export function pricesUntil(history: PriceHistory, time: number): PriceHistory {
  const { price = 0, reduction, since } = history
  const next = nextPriceChange({ price, reduction }, since)
  return next > time ? history : pricesUntil({ ...addEntry(history, next), since: next }, time)
}

function addEntry(history: PriceHistory, at: number): PriceHistory {
  const { entries, price, reduction, offered } = history
  if (price === undefined) return history
  const entry = { at, cents: toCents(priceAt({ price, reduction }, at).price), offered }
  const kept = entries.at(-1)?.at === at ? entries.slice(0, -1) : entries
  const last = kept.at(-1)
  if (last?.cents === entry.cents && last.offered === offered) return { ...history, entries: kept }
  return { ...history, entries: [...kept, entry].slice(-maxEntries) }
}
