import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { fitOf, type RuleVerdict } from '@tech-house/api/contract/compatibility/check-build'
import {
  type AnyPart,
  isPartKind,
  type PartKind,
} from '@tech-house/api/contract/compatibility/part'
import type { Reason, Verdict } from '@tech-house/api/contract/compatibility/reason'
import { toCents, totalPrice } from '@tech-house/api/contract/money'
import { quantityProblem } from '@tech-house/api/contract/order'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { type BuildLine, withPieces } from './build-address.ts'
import type { CatalogPart } from './catalog-parts-query.ts'

/** A product that is in a build. */
export interface ChosenPart {
  product: CatalogRow
  part: AnyPart
}

/** The lines of a build by what the shop knows about them. */
export function choose(lines: readonly BuildLine[], catalog: ReadonlyMap<string, CatalogPart>) {
  const chosen: ChosenPart[] = []
  const others: CatalogRow[] = []
  const goneIds: string[] = []
  for (const { productId, quantity } of lines) {
    const known = catalog.get(productId)
    if (!known) goneIds.push(productId)
    else if (!known.part) others.push(known.product)
    else chosen.push({ product: known.product, part: { ...known.part, quantity } })
  }
  return { chosen, others, goneIds }
}

/** The pieces to order: at least the minimum order, of which the build may need fewer. */
export const orderedPieces = ({ product, part }: ChosenPart): number =>
  Math.max(part.quantity, product.minimum_order)

/** The price in dollars of what must be ordered for a line. */
export const lineTotal = (line: ChosenPart): number =>
  totalPrice(line.product.price, orderedPieces(line))

/** The price of a build in dollars. */
export const totalOf = (chosen: readonly ChosenPart[]): number =>
  chosen.reduce((cents, line) => cents + toCents(lineTotal(line)), 0) / 100

/** Why these pieces of a product cannot be ordered, in the shop's words. */
export const orderProblem = (line: ChosenPart): string | undefined =>
  isSoldOut(line.product) ? 'Sold out' : quantityProblem(line.product, orderedPieces(line))?.message

/** The number of pieces closest to the chosen one that is in stock; `undefined` if none can be ordered. */
export function orderablePieces({ product, part }: ChosenPart): number | undefined {
  return isSoldOut(product) ? undefined : Math.min(part.quantity, product.available_quantity)
}

/** Of these kinds a computer can have several products. */
export const isPlural = (kind: PartKind) => kind === 'memory' || kind === 'storage'

/**
 * The lines after a part was chosen: it takes the place of the one before, or another one is added. A full
 * build stays as it is.
 */
export function withPart(
  lines: readonly BuildLine[],
  part: AnyPart,
  catalog: ReadonlyMap<string, CatalogPart>,
): BuildLine[] {
  const { kind } = part.specs
  const others = lines.filter(({ productId }) => catalog.get(productId)?.part?.specs.kind !== kind)
  const isOne = !isPartKind(kind) || !isPlural(kind)
  const kept = isOne ? others : lines
  const isThere = kept.some(({ productId }) => productId === part.id)
  return isThere ? [...kept] : withPieces(kept, part.id, 1)
}

export interface Fit {
  verdict: Verdict
  reasons: Reason[]
}

/** How a part fits the rest of a checked build. */
export const fitIn = (part: Pick<AnyPart, 'id'>, rules: readonly RuleVerdict[]): Fit | undefined =>
  fitOf(part.id, rules)
