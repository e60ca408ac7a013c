import type { AnyPart } from '../../parts/compatibility/part.ts'
import type { YieldToEventLoop } from '../../platform/http/concurrency/time-slices.ts'
import type { Candidate, Fitting } from './candidates.ts'
import { doubtAbout } from './given-parts.ts'
import { hasReserve } from './good-enough.ts'

/** Limits one search: an estimate costs 1 per empty slot, a check of all parts more. */
const maxWork = 4_000
const workOfCheck = 10

type Slots = readonly (readonly Candidate[])[]

interface Sum {
  time: number
  cents: number
}

interface Task {
  /** Each sorted by price, the faster first of equal ones. */
  slots: Slots
  given: readonly AnyPart[]
  /** The time of what is given, and the price of what is ordered of it. */
  start: Sum
  maxCents: number
  /** What the best build has least of; it never falls as time or cents rise. */
  rank: (sum: Sum) => number
  fitting: Fitting
  yieldToEventLoop: YieldToEventLoop
}

/** Branch and bound: the bound assumes that the remaining parts fit one another. */
export async function bestBuild(task: Task) {
  const { slots, given, start, maxCents, rank, fitting, yieldToEventLoop } = task
  let best: readonly Candidate[] | undefined
  let lowest = Infinity
  let work = 0
  await visit([], slots, start)
  return { best, isExhaustive: work < maxWork }

  async function visit(chosen: readonly Candidate[], open: Slots, sum: Sum): Promise<void> {
    const [list, ...rest] = open
    if (!list) {
      best = chosen
      lowest = rank(sum)
      return
    }
    work += open.length
    for (const { candidate, bound } of branchesOf(list, rest, sum)) {
      if (bound >= lowest || work >= maxWork) return
      await yieldToEventLoop()
      const now = [...chosen, candidate]
      const fit = rest.map((others) => fitting.filter(candidate, others))
      if (fit.every(({ length }) => length > 0) && isSure(now, fit.length === 0)) {
        await visit(now, fit, add(sum, candidate))
      }
    }
  }

  function branchesOf(list: readonly Candidate[], rest: Slots, sum: Sum) {
    const sums = fastestForMoney(rest)
    return list
      .map((candidate) => {
        const now = add(sum, candidate)
        let bound = Infinity
        for (const other of sums) {
          const total = add(now, other)
          if (total.cents > maxCents) break
          bound = Math.min(bound, rank(total))
        }
        return { candidate, bound }
      })
      .filter(({ bound }) => bound < lowest)
      .sort((a, b) => a.bound - b.bound)
  }

  /** Pairs do not show whether the power supply is enough for all parts. */
  function isSure(chosen: readonly Candidate[], isComplete: boolean): boolean {
    const parts = [...given, ...chosen.flatMap(({ part }) => part ?? [])]
    if (!hasReserve(parts, given)) return false
    if (!isComplete && !parts.some(({ specs }) => specs.kind === 'power-supply')) return true
    work += workOfCheck
    return !doubtAbout(parts)
  }
}

const add = (a: Sum, b: Sum): Sum => ({ time: a.time + b.time, cents: a.cents + b.cents })

/** Of one candidate per list the sums that are faster than all cheaper ones, whether they fit one another or not. */
function fastestForMoney(lists: Slots): Sum[] {
  return lists.reduce<Sum[]>(
    (sums, list) => {
      const fast = withoutSlower(list)
      const all = sums.flatMap((sum) => fast.map((other) => add(sum, other)))
      return withoutSlower(all.sort((a, b) => a.cents - b.cents || a.time - b.time))
    },
    [{ time: 0, cents: 0 }],
  )
}

function withoutSlower(byPrice: readonly Sum[]): Sum[] {
  let fastest = Infinity
  return byPrice.filter(({ time }) => {
    const isFaster = time < fastest
    if (isFaster) fastest = time
    return isFaster
  })
}
