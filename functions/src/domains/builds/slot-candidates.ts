import { isSoldOut } from '../../contract/catalog/stock.ts'
import { toCents } from '../../contract/money.ts'
import { partOf } from '../../parts/compatibility/catalog-parts.ts'
import {
  type AnyPart,
  builtInFact,
  type PartKind,
  partKinds,
  partLabel,
} from '../../parts/compatibility/part.ts'
import type { Catalog } from '../products/product-store.ts'
import type { Candidate, Fitting } from './candidates.ts'
import { doubtAbout } from './given-parts.ts'
import { isEnough, needsCard } from './good-enough.ts'
import { isMeasured, type Task, timeOf } from './part-times.ts'

/** Filled first, because they restrict most others. */
const first: PartKind[] = ['processor', 'motherboard', 'memory', 'graphics-card', 'case']
const order = [...first, ...partKinds.filter((kind) => !first.includes(kind))]

const free = { cents: 0, time: 0, isMeasured: true }

/** For each empty slot the parts in stock that fit the given ones, cheapest first, or why there are none. */
export function slotCandidates(
  given: readonly AnyPart[],
  task: Task,
  { rows, kinds }: Catalog,
  fitting: Fitting,
): (readonly Candidate[])[] | string {
  const fixed = given.map((part): Candidate => ({ kind: part.specs.kind, part, ...free }))
  const partsInStock = rows
    .filter((row) => !isSoldOut(row))
    .flatMap((row) => {
      const part = partOf(row, 1, kinds)
      return part ? [{ row, part }] : []
    })
  const inStock = partsInStock
    .flatMap(({ row, part }): Candidate[] => {
      if (!isEnough(part, task.purpose)) return []
      const cents = toCents(row.price) * row.minimum_order
      const known = { time: timeOf(part, task), isMeasured: isMeasured(part, task) }
      return [{ kind: part.specs.kind, part, product: row, cents, ...known }]
    })
    .sort((a, b) => a.cents - b.cents || a.time - b.time)
  const slots: (readonly Candidate[])[] = []
  for (const kind of order) {
    if (fixed.some((other) => other.kind === kind)) continue
    const canStayEmpty = builtInFact(kind) && !(kind === 'graphics-card' && needsCard(task.purpose))
    const nothing = canStayEmpty ? [{ kind, part: undefined, ...free }] : []
    const all: readonly Candidate[] = [...nothing, ...inStock.filter((one) => one.kind === kind)]
    const candidates = fixed.reduce((list, part) => fitting(part, list), all)
    if (candidates.length === 0) {
      const isInStock = partsInStock.some(({ part }) => part.specs.kind === kind)
      return isInStock
        ? explainNone(kind, given, all)
        : `${noneOf(kind)} is in stock. Please check back soon.`
    }
    slots.push(candidates)
  }
  return slots
}

const noneOf = (kind: PartKind) => `No ${partLabel(kind).toLowerCase()}`

function explainNone(kind: PartKind, given: readonly AnyPart[], all: readonly Candidate[]): string {
  const part = all.find((one) => one.part)?.part
  if (!part) return `${noneOf(kind)} for this purpose is in stock. Please choose another purpose.`
  const doubt = doubtAbout([...given, part])
  return `${noneOf(kind)} in stock is sure to fit your parts. With ${part.name}: ${doubt}`
}
