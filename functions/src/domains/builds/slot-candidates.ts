import { isSoldOut } from '../../contract/catalog/stock.ts'
import { toCents } from '../../contract/money.ts'
import { partOf } from '../../parts/compatibility/catalog-parts.ts'
import {
  type AnyPart,
  builtInFact,
  essentialKinds,
  type PartKind,
  partLabel,
} from '../../parts/compatibility/part.ts'
import { checkBuild, decidingFields } from '../../parts/compatibility/rules.ts'
import { mapCooperatively } from '../../platform/http/concurrency/time-slices.ts'
import type { Catalog } from '../products/product-store.ts'
import type { Candidate, Fitting } from './candidates.ts'
import { doubtAbout } from './given-parts.ts'
import { isEnough, needsCard } from './good-enough.ts'
import { isMeasured, type Task, timeOf } from './part-times.ts'

/** Filled first, because they restrict most others. */
const first: PartKind[] = ['processor', 'motherboard', 'memory', 'graphics-card', 'case']
const order = [...first, ...essentialKinds.filter((kind) => !first.includes(kind))]

const free = { cents: 0, time: 0, isMeasured: true }

/** For each empty slot the parts in stock that fit the given ones, cheapest first, or why there are none. */
export async function slotCandidates(
  given: readonly AnyPart[],
  task: Task,
  { rows, kinds }: Catalog,
  fitting: Fitting,
): Promise<(readonly Candidate[])[] | string> {
  const fixed = given.map((part): Candidate => ({ kind: part.specs.kind, part, ...free }))
  const partsInStock = new Set<PartKind>()
  const candidates = await mapCooperatively(rows, (row): Candidate | undefined => {
    const part = isSoldOut(row) ? undefined : partOf(row, 1, kinds)
    if (!part || !order.includes(part.specs.kind)) return undefined
    partsInStock.add(part.specs.kind)
    if (!isEnough(part, task.purpose)) return undefined
    const cents = toCents(row.price) * row.minimum_order
    const known = { time: timeOf(part, task), isMeasured: isMeasured(part, task) }
    return { kind: part.specs.kind, part, product: row, cents, ...known }
  })
  const byKind = Map.groupBy(
    candidates.flatMap((one) => one ?? []),
    ({ kind }) => kind,
  )
  const slots: (readonly Candidate[])[] = []
  for (const kind of order) {
    if (fixed.some((other) => other.kind === kind)) continue
    const canStayEmpty = builtInFact(kind) && !(kind === 'graphics-card' && needsCard(task.purpose))
    const nothing = canStayEmpty ? [{ kind, part: undefined, ...free }] : []
    const inStock = (byKind.get(kind) ?? []).sort((a, b) => a.cents - b.cents || a.time - b.time)
    const all: readonly Candidate[] = [...nothing, ...inStock]
    const fit = fixed.reduce((list, part) => fitting.filter(part, list), all)
    if (fit.length === 0) {
      return partsInStock.has(kind)
        ? explainNone(kind, given, all)
        : `${noneOf(kind)} is in stock. Please check back soon.`
    }
    slots.push(withoutDominated(fit))
  }
  return slots
}

/** Of parts with the same deciding facts only those that are faster than all cheaper ones. */
function withoutDominated(byPrice: readonly Candidate[]): Candidate[] {
  const fastest = new Map<string, number>()
  return byPrice.filter(({ kind, part, time, isMeasured }) => {
    const facts = new Map<string, unknown>(Object.entries(part?.specs ?? {}))
    const decidingFacts = decidingFields(kind).map((name) => facts.get(name))
    const key = JSON.stringify([!part, isMeasured, decidingFacts])
    const isDominated = (fastest.get(key) ?? Infinity) <= time
    if (!isDominated) fastest.set(key, time)
    return !isDominated
  })
}

/** Without parts that no part of another slot is sure to fit. If a slot has no others, the text names two parts. */
export async function withoutHopeless(
  slots: readonly (readonly Candidate[])[],
  fitting: Fitting,
): Promise<(readonly Candidate[])[] | string> {
  const remaining = [...slots]
  for (const [n, list] of slots.entries()) {
    let hopeful = list
    for (const others of remaining.filter((_, index) => index !== n)) {
      const fits = await mapCooperatively(hopeful, (one) => fitting.fitsAny(one, others))
      const fit = hopeful.filter((_, index) => fits[index])
      if (fit.length === 0) return explainUnfit(hopeful, others)
      hopeful = fit
    }
    remaining[n] = hopeful
  }
  return remaining
}

function explainUnfit(list: readonly Candidate[], others: readonly Candidate[]): string {
  const [part] = list.flatMap(({ part }) => part ?? [])
  const second = others.flatMap(({ part }) => part ?? [])
  // What is not known can be entered.
  const other = second.find((other) => part && !isUnfit([part, other])) ?? second[0]
  const example =
    part && other && ` With ${part.name} and ${other.name}: ${doubtAbout([part, other])}`
  return `No complete build of parts in stock is sure to fit.${example ?? ''}`
}

const isUnfit = (parts: AnyPart[]) =>
  checkBuild(parts).some(({ verdict }) => verdict === 'does-not-fit')

const noneOf = (kind: PartKind) => `No ${partLabel(kind).toLowerCase()}`

function explainNone(kind: PartKind, given: readonly AnyPart[], all: readonly Candidate[]): string {
  const part = all.find((one) => one.part)?.part
  if (!part) return `${noneOf(kind)} for this purpose is in stock. Please choose another purpose.`
  const doubt = doubtAbout([...given, part])
  return `${noneOf(kind)} in stock is sure to fit your parts. With ${part.name}: ${doubt}`
}
