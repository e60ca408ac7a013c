import type {
  BuildGoal,
  BuildRequest,
  CompletedBuilds,
} from '../../contract/builds/build-completion.ts'
import { withCurrentIds } from '../../contract/builds/build-lines.ts'
import { ownedParts, withAddedFacts } from '../../contract/builds/owned-part.ts'
import type { AnyPart } from '../../parts/compatibility/part.ts'
import { isOfEndedPlatform } from '../../parts/ended-platforms.ts'
import { formatPrice } from '../../parts/format-number.ts'
import { timeSlices } from '../../platform/http/concurrency/time-slices.ts'
import { responseSignal } from '../../platform/http/request/request-context.ts'
import type { Catalog } from '../products/product-store.ts'
import { bestBuild } from './best-build.ts'
import { type Candidate, rememberFits } from './candidates.ts'
import { type Completed, describeBuild, describeNext, sumCents } from './describe-build.ts'
import { chosenParts, doubtAbout } from './given-parts.ts'
import { exponents, isKnown, isMeasured, type Task, timeOfBuild } from './part-times.ts'
import { addPeripherals } from './peripherals.ts'
import { slotCandidates, withoutHopeless } from './slot-candidates.ts'

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
  { budget, ...request }: BuildRequest,
  catalog: Catalog,
): Promise<CompletedBuilds> {
  const yieldToEventLoop = timeSlices(responseSignal())
  await yieldToEventLoop()
  let isExhaustive = true
  const none = (message: string) => ({ builds: [], isOverBudget: false, isExhaustive, message })

  const begun = await beginBuild(request, catalog)
  if (typeof begun === 'string') return none(begun)
  const { task, chosen, given, fitting, slots, peripherals, lacking } = begun
  // An unknown time would leave no difference between builds.
  const known = given.filter((part) => isKnown(part, task))
  const start = { time: timeOfBuild(known, task), cents: sumCents(chosen) }

  const search = async (slots: readonly (readonly Candidate[])[], rank: Rank, maxCents: number) => {
    if (start.cents > maxCents) return undefined
    const found = await bestBuild({
      ...{ slots, given, start, rank, maxCents },
      fitting,
      yieldToEventLoop,
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

  const maxCents = Math.round(100 * budget) - sumCents(peripherals)
  const current = slots.map((list) => list.filter(({ part }) => !part || !isOfEndedPlatform(part)))
  const cheapestCurrent = await search(current, byPrice, maxCents)
  const cheapest = cheapestCurrent ?? (await search(slots, byPrice, Infinity))
  if (!cheapest) return none(nothingFits)
  const candidates = cheapestCurrent ? current : slots
  const measured = candidates.map((list) => list.filter((candidate) => candidate.isMeasured))
  const isOverBudget = cheapest.cents > maxCents
  const exponent = exponents[task.purpose]
  const mayBeBest = given.every((part) => isMeasured(part, task))
  const ofMeasured = mayBeBest ? await search(measured, byTime, maxCents) : undefined
  // What is called best is not slower than a cheaper estimate.
  const best = ofMeasured && ofMeasured.time <= cheapest.time ? ofMeasured : undefined
  const offered = best ? measured : candidates
  const fastest = best ?? (await search(candidates, byTime, maxCents))
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
    builds.push(describeBuild(build, task, goals, describeNext(build, better, task), peripherals))
  }
  const price = formatPrice(budget)
  const doubtAboutBest = best ? [] : whyNoBest(given, task, ofMeasured !== undefined, price)
  const tooLittle = `No complete build that fits costs ${price} or less. This is the cheapest.`
  const message = [...(isOverBudget ? [tooLittle] : doubtAboutBest), ...lacking].join(' ')
  return { builds, isOverBudget, isExhaustive, ...(message && { message }) }
}

/** What is given, and what may be added to it; the text says why nothing can be. */
async function beginBuild(request: Omit<BuildRequest, 'budget'>, catalog: Catalog) {
  const { parts, peripherals = false, ...task } = request
  const own = withCurrentIds(request.own ?? [], catalog.byId)
  const ordered = chosenParts(parts, catalog)
  if (typeof ordered === 'string') return ordered
  const owned = ownedParts(own, catalog.byId, catalog.kinds)
  const given = withAddedFacts([...ordered.chosen.map(({ part }) => part), ...owned], own)
  const doubt = doubtAbout(given)
  if (doubt) return `It is not sure that your parts fit one another. ${doubt}`
  const fitting = rememberFits()
  const slots = await slotCandidates(given, task, catalog, fitting)
  if (typeof slots === 'string') return slots
  const hopeful = await withoutHopeless(slots, fitting)
  if (typeof hopeful === 'string') return hopeful
  const all = addPeripherals(ordered.peripherals, peripherals, task, catalog)
  return { task, chosen: ordered.chosen, given, fitting, slots: hopeful, ...all }
}

function whyNoBest(given: readonly AnyPart[], task: Task, isSlow: boolean, price: string) {
  const names = given.filter((part) => !isMeasured(part, task)).map(({ name }) => name)
  if (names.length > 0) return [`None is called best: no measured figure of ${names.join(', ')}.`]
  if (isSlow) return ['None is called best: the cheapest is faster, but only by an estimate.']
  return [`None is called best: no build for ${price} or less has measured parts only.`]
}

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
