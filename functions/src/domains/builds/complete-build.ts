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
import { slotCandidates } from './slot-candidates.ts'

const nextCents = 100_00

const byPoints = ({ tenths, cents }: Candidate) => tenths * 1e9 - cents
const byPrice = ({ tenths, cents }: Candidate) => tenths - cents * 1e5

/** The cheapest complete build, the best for the budget, and the best for the money in the middle of both. */
export async function completeBuilds(
  { parts, own, budget, purpose }: BuildRequest,
  catalog: Catalog,
): Promise<CompletedBuilds> {
  const letOthersRun = timeSlices(responseSignal())
  await letOthersRun()
  let isExhaustive = true
  const none = (message: string) => ({ builds: [], isOverBudget: false, isExhaustive, message })

  const chosen = chosenParts(parts, purpose, catalog)
  if (typeof chosen === 'string') return none(chosen)
  const owned = ownedParts(own, catalog.byId, catalog.kinds)
  const given = [...chosen.map(({ part }) => part), ...owned]
  const doubt = doubtAbout(given)
  if (doubt) return none(`It is not sure that your parts fit one another. ${doubt}`)
  const fitting = rememberFits()
  const slots = slotCandidates(given, purpose, catalog, fitting)
  if (typeof slots === 'string') return none(slots)

  const spent = sumCents(chosen)
  const dearest = spent + sumCents(slots.flatMap((list) => list.at(-1) ?? []))

  const complete = (candidates: readonly Candidate[]): Completed => {
    const added = candidates.flatMap(({ product, part, cents, tenths }) =>
      product && part ? [{ product, part, cents, tenths }] : [],
    )
    const lines = [...chosen, ...added]
    return { lines, cents: sumCents(lines), parts: [...given, ...added.map(({ part }) => part)] }
  }

  const search = async (worthOf: (candidate: Candidate) => number, cents: number) => {
    const money = Math.min(cents, dearest) - spent
    if (money < 0) return undefined
    const found = await bestBuild({ slots, given, money, worthOf, fitting, letOthersRun })
    isExhaustive &&= found.isExhaustive
    return found.best && complete(found.best)
  }

  const cheapest = await search(byPrice, dearest)
  if (!cheapest) return none(nothingFits)
  const best = await search(byPoints, Math.round(100 * budget))
  const isOverBudget = cheapest.cents > 100 * budget && !best
  const middle = best && (await search(byPoints, Math.floor((cheapest.cents + best.cents) / 2)))
  const byGoal: [BuildGoal, Completed | undefined][] = [
    ['cheapest', cheapest],
    ['balanced', middle],
    ['best', best],
  ]
  const builds = []
  for (const { goals, build } of distinct(byGoal)) {
    const better = await search(byPoints, build.cents + nextCents)
    builds.push(describeBuild(build, goals, describeNext(build, better)))
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
