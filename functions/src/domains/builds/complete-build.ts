import type {
  BuildGoal,
  BuildRequest,
  CompletedBuilds,
} from '../../contract/builds/build-completion.ts'
import { ownedParts } from '../../contract/builds/owned-part.ts'
import { formatPrice } from '../../parts/format-number.ts'
import { responseSignal } from '../../platform/http/request-context.ts'
import { timeSlices } from '../../platform/http/time-slices.ts'
import type { Catalog } from '../products/product-store.ts'
import { bestBuild } from './best-build.ts'
import { type Candidate, rememberFits } from './candidates.ts'
import { type Completed, describeBuild, describeNext } from './describe-build.ts'
import { chosenParts, doubtAbout } from './given-parts.ts'
import { exponents, isKnown, isMeasured, timeOfBuild } from './part-times.ts'
import { slotCandidates } from './slot-candidates.ts'

const nextCents = 100_00
/** A balanced build has this share of the speed of the best one. */
const balancedShare = 0.7

type Rank = Parameters<typeof bestBuild>[0]['rank']

/** Times are at most 2e8, and a budget is at most 1e7 cents. */
const byTime: Rank = ({ time, cents }) => time * 1e7 + cents
const byPrice: Rank = ({ time, cents }) => cents * 3e8 + time

/** Speed for the money: times are powers of the speed's inverse. */
export const forMoney =
  (exponent: number, maxTime: number): Rank =>
  ({ time, cents }) =>
    time <= maxTime ? (time + 1) * cents ** exponent : Infinity

/** The cheapest complete build, the fastest for the budget, and the fastest for its money of those that are fast enough. */
export async function completeBuilds(
  { parts, own, budget, ...task }: BuildRequest,
  catalog: Catalog,
): Promise<CompletedBuilds> {
  const letOthersRun = timeSlices(responseSignal())
  await letOthersRun()
  let isExhaustive = true
  const none = (message: string) => ({ builds: [], isOverBudget: false, isExhaustive, message })

  const chosen = chosenParts(parts, catalog)
  if (typeof chosen === 'string') return none(chosen)
  const owned = ownedParts(own, catalog.byId, catalog.kinds)
  const given = [...chosen.map(({ part }) => part), ...owned]
  const doubt = doubtAbout(given)
  if (doubt) return none(`It is not sure that your parts fit one another. ${doubt}`)
  const fitting = rememberFits()
  const slots = slotCandidates(given, task, catalog, fitting)
  if (typeof slots === 'string') return none(slots)
  const measured = slots.map((list) => list.filter((candidate) => candidate.isMeasured))
  // An unknown time would leave no difference between builds.
  const known = given.filter((part) => isKnown(part, task))
  const start = { time: timeOfBuild(known, task), cents: sumCents(chosen) }

  const search = async (slots: readonly (readonly Candidate[])[], rank: Rank, maxCents: number) => {
    if (start.cents > maxCents) return undefined
    const found = await bestBuild({
      ...{ slots, given, start, rank, maxCents },
      fitting,
      letOthersRun,
    })
    isExhaustive &&= found.isExhaustive
    if (!found.best) return undefined
    const added = found.best.flatMap(({ product, part, cents }) =>
      product && part ? [{ product, part, cents }] : [],
    )
    const lines = [...chosen, ...added]
    const addedParts = added.map(({ part }) => part)
    const time = timeOfBuild([...known, ...addedParts], task)
    return { lines, cents: sumCents(lines), parts: [...given, ...addedParts], time }
  }

  const cheapest = await search(slots, byPrice, Infinity)
  if (!cheapest) return none(nothingFits)
  const maxCents = Math.round(100 * budget)
  const isOverBudget = cheapest.cents > maxCents
  const exponent = exponents[task.purpose]
  const mayBeBest = given.every((part) => isMeasured(part, task))
  const ofMeasured = mayBeBest ? await search(measured, byTime, maxCents) : undefined
  // What is called best is not slower than a cheaper estimate.
  const best = ofMeasured && ofMeasured.time <= cheapest.time ? ofMeasured : undefined
  const offered = best ? measured : slots
  const fastest = best ?? (await search(slots, byTime, maxCents))
  const maxTime = (fastest?.time ?? 0) / balancedShare ** exponent
  const balanced = fastest && (await search(offered, forMoney(exponent, maxTime), maxCents))
  const byGoal: [BuildGoal, Completed | undefined][] = [
    ['cheapest', cheapest],
    ['balanced', balanced],
    ['best', best],
  ]
  const builds = []
  for (const { goals, build } of distinct(byGoal)) {
    const better = await search(offered, byTime, build.cents + nextCents)
    builds.push(describeBuild(build, task, goals, describeNext(build, better, task)))
  }
  const message = `No complete build that fits costs ${formatPrice(budget)} or less. This is the cheapest.`
  return { builds, isOverBudget, isExhaustive, ...(isOverBudget && { message }) }
}

const sumCents = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)

const nothingFits =
  'No complete build of parts in stock is sure to fit. Please remove one of your parts, or choose another purpose.'

function distinct(byGoal: [BuildGoal, Completed | undefined][]) {
  const found = byGoal.flatMap(([goal, build]) => (build ? { goal, build } : []))
  const idsOf = ({ lines }: Completed) => lines.map(({ part }) => part.id).sort()
  const equal = Map.groupBy(found, ({ build }) => idsOf(build).join())
  return [...equal.values()].flatMap((builds) =>
    builds.slice(0, 1).map(({ build }) => ({ build, goals: builds.map(({ goal }) => goal) })),
  )
}
