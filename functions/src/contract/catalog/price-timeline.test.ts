import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/support/runs.ts'
import { dayMs, hourMs } from '../../parts/days.ts'
import {
  addFacts,
  announce,
  type CurrentPrice,
  lowestBefore,
  maxEntries,
  noHistory,
  type PriceHistory,
  priceAt,
  pricesUntil,
  reprice,
  type StatedPrice,
  withReference,
} from './price-timeline.ts'
import { formatPriorPrice } from './prior-price.ts'
import type { Reduction } from './reduction.ts'

const opened = Date.UTC(2026, 0, 1)
const timeOf = (hour: number) => opened + hour * hourMs
const isoOf = (hour: number) => new Date(timeOf(hour)).toISOString()

/** What staff do, in this order, so many hours after each other. */
const prices = fc.integer({ min: 5, max: 12 }).map((n) => n * 10)
const hours = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 100, max: 900 }))
const change = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), price: prices }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bulk' as const), price: prices }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take-back' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('publish' as const, 'draft' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('announce' as const),
      price: prices,
      from: fc.option(hours, { nil: undefined }),
      length: fc.option(hours, { nil: undefined }),
    }),
  },
)
const histories = fc.record({
  first: prices,
  isDraft: fc.boolean(),
  changes: fc.array(fc.tuple(hours, change), { maxLength: 14 }),
  /** Where the reader of events ends and begins again. */
  restart: fc.nat(14),
})
type Shop = typeof histories extends fc.Arbitrary<infer Value> ? Value : never

/** A reduction of the recount: its hours, and the reference once it has begun. */
interface Counted {
  price: number
  start: number
  end: number
  reference?: number | undefined
  isCounted?: boolean
}

/** Counts hour by hour, without the code under test. */
function recount() {
  const seen: { price: number; offered: boolean }[] = []
  let state = { base: 0, offered: false, reduction: undefined as Counted | undefined }
  let taken: { base: number; reduction: Counted | undefined } | undefined

  const running = () => {
    const { reduction } = state
    return reduction && reduction.start <= seen.length ? reduction : undefined
  }
  const price = () => running()?.price ?? state.base
  /** The lowest of the last 720 hours in which it was offered (R1, R2, R3, R5). */
  function referenceAt(hour: number): number | undefined {
    const offered = seen.slice(0, hour).filter((one) => one.offered)
    return offered.length < 720
      ? undefined
      : Math.min(...offered.slice(-720).map((one) => one.price))
  }
  function settle() {
    const { reduction } = state
    if (reduction && reduction.end <= seen.length) state.reduction = undefined
    else if (reduction && !reduction.isCounted && reduction.start <= seen.length) {
      reduction.isCounted = true
      const reference = referenceAt(reduction.start)
      // Never above the price after it.
      reduction.reference = reference && Math.min(reference, state.base)
    }
  }
  return {
    seen,
    open(base: number, offered: boolean) {
      state = { base, offered, reduction: undefined }
    },
    /** Until this hour nobody changes anything. */
    pass(until: number) {
      for (settle(); seen.length < until; settle()) {
        seen.push({ price: price(), offered: state.offered })
      }
    },
    /** R4, R8. */
    setPrice(to: number) {
      const reduction = running()
      if (reduction && to === reduction.price) return
      if (reduction && to < reduction.price) reduction.price = to
      else if (state.reduction && !reduction && to > state.reduction.price) state.base = to
      else state = { ...state, base: to, reduction: undefined }
    },
    setOffered(offered: boolean) {
      state.offered = offered
    },
    announce(to: number, start: number, end: number): boolean {
      const earlier = state.reduction
      const isStep = running() !== undefined && start === seen.length
      if (!state.offered || end <= start || to >= price() || (earlier && !isStep)) return false
      const reference = earlier && { reference: earlier.reference, isCounted: true }
      state.reduction = { price: to, start, end, ...reference }
      settle()
      return true
    },
    keep() {
      taken = { base: state.base, reduction: state.reduction && { ...state.reduction } }
    },
    /** R7. */
    takeBack() {
      if (!taken) return
      state = { ...state, ...taken }
      taken = undefined
      settle()
    },
    /** R6. */
    priorPrice(): number | undefined {
      const { reference } = running() ?? {}
      const percent =
        reference === undefined ? 0 : Math.floor((100 * (reference - price())) / reference)
      return percent > 0 ? reference : undefined
    },
    price,
  }
}

/** The shop by the functions under test, beside its recount. */
function aShop({ first, isDraft }: Shop) {
  const counted = recount()
  counted.open(first, !isDraft)
  let stored: StatedPrice & { offered: boolean } = { price: first, offered: !isDraft }
  let history = addFacts(noHistory, { at: opened, price: first, offered: !isDraft })
  let taken: { before: CurrentPrice; at: number } | undefined

  function write(time: number, { price, reduction }: StatedPrice, offered = stored.offered) {
    stored = { price, reduction, offered }
    history = addFacts(history, { at: time, price, reduction: reduction ?? null, offered })
  }
  function setPrice(time: number, price: number) {
    counted.setPrice(price)
    const stated = reprice(priceAt(stored, time), price, time)
    write(time, withReference(stated, pricesUntil(history, time), stored.offered, time))
  }
  function setOffered(time: number, offered: boolean) {
    counted.setOffered(offered)
    const until = pricesUntil(history, time)
    write(time, withReference(priceAt(stored, time), until, offered, time), offered)
  }
  const make = {
    edit: ({ hour, price = 0 }: Step) => setPrice(timeOf(hour), price),
    bulk({ hour, price = 0 }: Step) {
      const at = timeOf(hour)
      counted.keep()
      taken = { before: priceAt(stored, at), at }
      setPrice(at, price)
    },
    'take-back'({ hour }: Step) {
      const time = timeOf(hour)
      counted.takeBack()
      const earlier = taken && priceAt(taken.before, time)
      const until = pricesUntil(history, time)
      if (earlier) write(time, withReference(earlier, until, stored.offered, time, taken?.at))
      taken = undefined
    },
    publish: ({ hour }: Step) => setOffered(timeOf(hour), true),
    draft: ({ hour }: Step) => setOffered(timeOf(hour), false),
    announce({ hour, price = 0, from, length }: Step) {
      const time = timeOf(hour)
      const start = hour + (from ?? 0)
      const end = length === undefined ? Infinity : start + length - 20
      const isAccepted = counted.announce(price, start, end)
      const offer = {
        price,
        ...(from !== undefined && { from: isoOf(start) }),
        ...(end < Infinity && { until: isoOf(end) }),
      }
      const until = pricesUntil(history, time)
      const announced = stored.offered && announce(priceAt(stored, time), offer, until, time)
      expect(typeof announced === 'object').toBe(isAccepted)
      if (typeof announced === 'object') write(time, announced)
    },
  }
  return {
    counted,
    make,
    historyAt: (hour: number) => pricesUntil(history, timeOf(hour)),
    /** As it is stored and read again. */
    restart() {
      history = JSON.parse(JSON.stringify(history))
    },
    compare(hour: number) {
      counted.pass(hour)
      const { price, priorPrice } = priceAt(stored, timeOf(hour))
      const expected = { price: counted.price(), priorPrice: counted.priorPrice() }
      expect({ price, priorPrice }).toEqual(expected)
      return priorPrice !== undefined
    },
  }
}

interface Step {
  hour: number
  price?: number
  from?: number | undefined
  length?: number | undefined
}

test('prices, references and the history of random shops equal a recount hour by hour [PRICE-1, PRICE-2]', () => {
  let compared = 0
  fc.assert(
    fc.property(histories, (input) => {
      const { counted, make, historyAt, restart, compare } = aShop(input)
      let hour = 0
      for (const [n, [later, { kind, ...step }]] of input.changes.entries()) {
        hour += later
        counted.pass(hour)
        make[kind]({ hour, ...step })
        if (n === input.restart) restart()
        const next = input.changes[n + 1]?.[0] ?? 1000
        const looks = [0, 7, 50, 400].filter((further) => further < next)
        compared += looks.filter((further) => compare(hour + further)).length
      }
      counted.pass(hour + 500)
      const changes = counted.seen.flatMap(({ price, offered }, hour) => {
        const before = counted.seen[hour - 1]
        const isSame = before?.price === price && before.offered === offered
        return isSame ? [] : { at: timeOf(hour), cents: price * 100, offered }
      })
      expect(historyAt(hour + 499).entries).toEqual(changes)
    }),
    { numRuns: runs.priceHistories },
  )
  expect(compared).toBeGreaterThan(runs.priceHistories / 10)
})

const aReduction = (special: Partial<Reduction> = {}): Reduction => ({
  price: 80,
  regular: 100,
  from: isoOf(0),
  until: isoOf(48),
  reference: 100,
  currency: 'USD',
  ...special,
})

test.each<[string, number, Partial<Reduction>]>([
  ['a price edited by hand', 90, {}],
  ['another currency', 80, { currency: 'EUR' }],
  ['a reduction above the price', 80, { regular: 70 }],
  ['a reference above the price', 80, { reference: 500 }],
  ['an end before the start', 80, { until: isoOf(-1) }],
])('%s in a stored document is no reduction [PRICE-2]', (_, price, special) => {
  expect(priceAt({ price, reduction: aReduction(special) }, timeOf(1))).toEqual({ price })
})

test('a percentage is rounded down, and 0 shows nothing [PRICE-2]', () => {
  expect(formatPriorPrice(66.67, 100)).toMatch(/100\.00 \(−33%\)$/)
  const reduction = aReduction({ price: 99.5 })
  expect(priceAt({ price: 99.5, reduction }, timeOf(1))).toEqual({ price: 99.5, reduction })
})

test('30 days to the millisecond are long enough, and one less is not [PRICE-2]', () => {
  const entries = [{ at: opened, cents: 100, offered: true }]
  expect(lowestBefore(entries, opened + 30 * dayMs)).toBe(100)
  expect(lowestBefore(entries, opened + 30 * dayMs - 1)).toBeUndefined()
})

test('a history has its newest 400 entries [PRICE-1]', () => {
  let history: PriceHistory = noHistory
  for (let n = 0; n < 500; n++)
    history = addFacts(history, { at: timeOf(n), price: n + 1, offered: true })
  expect(history.entries).toHaveLength(maxEntries)
  expect(history.entries.at(-1)?.cents).toBe(50_000)
})
