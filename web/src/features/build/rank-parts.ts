import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { checkBuild } from '@tech-house/api/contract/compatibility/check-build'
import type { AnyPart, PartKind } from '@tech-house/api/contract/compatibility/part'
import { verdicts } from '@tech-house/api/contract/compatibility/reason'
import { isSoldOut } from '@tech-house/api/contract/stock'
import type { CatalogPart } from './catalog-parts-query.ts'
import { type Fit, fitIn, isPlural, lineTotal } from './chosen-parts.ts'

/** A part that can be chosen for a place. */
export interface RankedPart {
  product: CatalogRow
  part: AnyPart
  /** How it fits what is chosen; absent without anything to compare. */
  fit: Fit | undefined
}

/** The parts of a kind: first what fits the chosen parts; among equals what is in stock, then the cheaper. */
export function rankParts(
  catalog: Iterable<CatalogPart>,
  kind: PartKind,
  chosen: readonly AnyPart[],
): RankedPart[] {
  const others = isPlural(kind) ? chosen : chosen.filter(({ specs }) => specs.kind !== kind)
  return [...catalog]
    .flatMap(({ product, part }) => {
      if (part?.specs.kind !== kind) return []
      const rest = others.filter(({ id }) => id !== part.id)
      return [{ product, part, fit: fitIn(part, checkBuild([...rest, part])) }]
    })
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        Number(isSoldOut(a.product)) - Number(isSoldOut(b.product)) ||
        costOf(a) - costOf(b),
    )
}

/** What must be ordered to get one piece, in dollars. */
const costOf = ({ product, part }: RankedPart) => lineTotal({ product, part })

/** A part without anything to compare comes after those that fit. */
const rankOf = ({ fit }: RankedPart) => (fit ? verdicts.indexOf(fit.verdict) : 0.5)
