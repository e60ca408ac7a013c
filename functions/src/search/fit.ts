import { mapInSlices } from '../cache/time-slices.ts'
import type { ProductDetails } from '../contract/catalog/product.ts'
import { isSoldOut } from '../contract/catalog/stock.ts'
import { type KindsByType, partOf } from '../contract/compatibility/catalog-parts.ts'
import { checkBuild } from '../contract/compatibility/check-build.ts'
import { fitOf } from '../contract/compatibility/fit-of.ts'
import { type AnyPart, isPlural } from '../contract/compatibility/part.ts'
import { verdicts } from '../contract/compatibility/reason.ts'
import type { SearchedProduct } from '../contract/search.ts'

export type Fit = SearchedProduct['fit']

/** How a product fits the parts of a build, without those whose place it would take. */
export function fitIn(build: AnyPart[], row: ProductDetails, kinds: KindsByType): Fit {
  const part = partOf(row, 1, kinds)
  if (!part) return undefined
  const { kind } = part.specs
  const others = build.filter(
    ({ id, specs }) => id !== part.id && (isPlural(kind) || specs.kind !== kind),
  )
  return others.length > 0 ? fitOf(part.id, checkBuild([...others, part])) : undefined
}

/** What fits a build first, then what is in stock, then the cheapest by `costOf`. */
export async function rankByFit(
  found: readonly ProductDetails[],
  build: AnyPart[],
  kinds: KindsByType,
  costOf: (row: ProductDetails) => number,
): Promise<{ row: ProductDetails; fit: Fit }[]> {
  const ranked = await mapInSlices(found, (row) => ({ row, fit: fitIn(build, row, kinds) }))
  return ranked.sort(
    (a, b) =>
      rankOf(a.fit) - rankOf(b.fit) ||
      Number(isSoldOut(a.row)) - Number(isSoldOut(b.row)) ||
      costOf(a.row) - costOf(b.row),
  )
}

/** A product without anything to compare comes after those that fit. */
const rankOf = (fit: Fit): number => (fit ? verdicts.indexOf(fit.verdict) : 0.5)

/**
 * Whether a product fits another one as far as known; `undefined` if they are not compared. The rules compare
 * watts only with a processor.
 */
export function isFitFor(other: ProductDetails, row: ProductDetails, kinds: KindsByType) {
  const part = partOf(other, 1, kinds)
  const fit = part && fitIn([part], row, kinds)
  if (!fit) return undefined
  const watts = row.specs?.kind === 'power-supply' ? (row.specs.watts ?? 0) : Infinity
  const needed =
    other.specs?.kind === 'graphics-card' ? (other.specs.recommendedSupplyWatts ?? 0) : 0
  return fit.verdict !== 'does-not-fit' && watts >= needed
}
