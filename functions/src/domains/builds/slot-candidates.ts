import type { Purpose } from '../../contract/builds/build-completion.ts'
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
import { isEnough, needsCard, tenthsOf } from './part-scores.ts'

/** Filled first, because these parts restrict most others. */
const first: PartKind[] = ['motherboard', 'case', 'graphics-card', 'processor', 'power-supply']
const order = [...first, ...partKinds.filter((kind) => !first.includes(kind))]

/** For each empty slot the parts in stock that fit the given ones, cheapest first, or why there are none. */
export function slotCandidates(
  given: readonly AnyPart[],
  purpose: Purpose,
  { rows, kinds }: Catalog,
  fitting: Fitting,
): (readonly Candidate[])[] | string {
  const fixed = given.map(
    (part): Candidate => ({ kind: part.specs.kind, part, cents: 0, tenths: 0 }),
  )
  const partsInStock = rows
    .filter((row) => !isSoldOut(row))
    .flatMap((row) => {
      const part = partOf(row, 1, kinds)
      return part ? [{ row, part }] : []
    })
  const inStock = partsInStock
    .flatMap(({ row, part }): Candidate[] => {
      if (!isEnough(part, purpose)) return []
      const cents = toCents(row.price) * row.minimum_order
      return [{ kind: part.specs.kind, part, product: row, cents, tenths: tenthsOf(part, purpose) }]
    })
    .sort((a, b) => a.cents - b.cents || b.tenths - a.tenths)
  const slots: (readonly Candidate[])[] = []
  for (const kind of order) {
    if (fixed.some((other) => other.kind === kind)) continue
    const canStayEmpty = builtInFact(kind) && !(kind === 'graphics-card' && needsCard(purpose))
    const nothing = canStayEmpty ? [{ kind, part: undefined, cents: 0, tenths: 0 }] : []
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
