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
  const inStock = rows
    .filter((row) => !isSoldOut(row))
    .flatMap((row): Candidate[] => {
      const part = partOf(row, 1, kinds)
      if (!part || !isEnough(part, purpose)) return []
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
    if (candidates.length === 0) return explainNone(kind, given, all)
    slots.push(candidates)
  }
  return slots
}

function explainNone(kind: PartKind, given: readonly AnyPart[], all: readonly Candidate[]): string {
  const label = partLabel(kind).toLowerCase()
  const part = all.find((one) => one.part)?.part
  if (!part) return `No ${label} for this purpose is in stock. Please choose another purpose.`
  const doubt = doubtAbout([...given, part])
  return `No ${label} in stock is sure to fit your parts. With ${part.name}: ${doubt}`
}
