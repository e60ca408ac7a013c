import type { AnyPart } from '../../parts/compatibility/part.ts'
import type { Candidate, Fitting } from './candidates.ts'
import { doubtAbout } from './given-parts.ts'

const moneySteps = 400

/** Limits one search: an estimate costs 1 per empty slot, a check of all parts more. */
const maxWork = 4_000
const workOfCheck = 10

type Slots = readonly (readonly Candidate[])[]

interface Task {
  slots: Slots
  given: readonly AnyPart[]
  /** In cents, for the empty slots. */
  money: number
  worthOf: (candidate: Candidate) => number
  fitting: Fitting
  letOthersRun: () => Promise<void>
}

/** Branch and bound: the bound assumes that the remaining parts fit one another. */
export async function bestBuild({ slots, given, money, worthOf, fitting, letOthersRun }: Task) {
  let best: readonly Candidate[] | undefined
  let bestWorth = -Infinity
  let work = 0
  await visit([], slots, 0, money)
  return { best, isExhaustive: work < maxWork }

  async function visit(
    chosen: readonly Candidate[],
    open: Slots,
    worth: number,
    money: number,
  ): Promise<void> {
    if (open.length === 0) {
      best = chosen
      bestWorth = worth
      return
    }
    await letOthersRun()
    work += open.length
    for (const { candidate, most } of branchesOf(open, money, worthOf)) {
      if (worth + most <= bestWorth || work >= maxWork) return
      const now = [...chosen, candidate]
      const rest = open.slice(1).map((others) => fitting(candidate, others))
      if (rest.every(({ length }) => length > 0) && isSure(now, rest.length === 0)) {
        await visit(now, rest, worth + worthOf(candidate), money - candidate.cents)
      }
    }
  }

  /** Pairs do not show whether the power supply is enough for all parts. */
  function isSure(chosen: readonly Candidate[], isComplete: boolean): boolean {
    const parts = [...given, ...chosen.flatMap(({ part }) => part ?? [])]
    if (!isComplete && !parts.some(({ specs }) => specs.kind === 'power-supply')) return true
    work += workOfCheck
    return !doubtAbout(parts)
  }
}

function branchesOf([list = [], ...rest]: Slots, money: number, worthOf: Task['worthOf']) {
  const step = Math.max(1, money) / moneySteps
  const ofRest = highestWorth(rest, step, worthOf)
  return list
    .filter(({ cents }) => cents <= money)
    .map((candidate) => {
      // Rounded up, because the prices of the rest are rounded down.
      const steps = Math.min(moneySteps, Math.ceil((money - candidate.cents) / step))
      return { candidate, most: worthOf(candidate) + (ofRest[steps] ?? -Infinity) }
    })
    .filter(({ most }) => most > -Infinity)
    .sort((a, b) => b.most - a.most)
}

/** The highest worth of one candidate per list for 0, 1, 2 … steps of money, whether they fit one another or not. */
function highestWorth(lists: Slots, step: number, worthOf: Task['worthOf']): Float64Array {
  let most = new Float64Array(moneySteps + 1)
  for (const list of lists) {
    const next = new Float64Array(moneySteps + 1).fill(-Infinity)
    let highest = -Infinity
    for (const candidate of list) {
      const value = worthOf(candidate)
      // A cheaper one is worth as much.
      if (value <= highest) continue
      highest = value
      const steps = Math.floor(candidate.cents / step)
      for (let money = steps; money <= moneySteps; money++) {
        const total = value + (most[money - steps] ?? -Infinity)
        if (total > (next[money] ?? -Infinity)) next[money] = total
      }
    }
    most = next
  }
  return most
}
