import type { Product, ProductDetails } from '@tech-house/api/contract/catalog/product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import {
  maxOwnedParts,
  type OwnedPart,
  writeOwnedPart,
} from '@tech-house/api/contract/compatibility/owned-part'
import { describedPart } from '@tech-house/api/contract/compatibility/owned-parts'
import { type AnyPart, isPlural, type PartKind } from '@tech-house/api/contract/compatibility/part'
import { toCents, totalPrice } from '@tech-house/api/contract/money'
import { quantityProblem } from '@tech-house/api/contract/orders/order'
import { type BuildContents, withPieces } from './build-address.ts'
import type { KnownProduct } from './part-query.ts'

/** A product that is in a build. */
export interface ChosenPart {
  product: ProductDetails
  part: AnyPart
}

type Catalog = ReadonlyMap<string, KnownProduct>

/** The lines and the owned parts of a build by what the shop knows about them. */
export function choose({ lines, own }: BuildContents, catalog: Catalog) {
  const chosen: ChosenPart[] = []
  const others: ProductDetails[] = []
  const goneIds: string[] = []
  for (const { productId, quantity } of lines) {
    const known = catalog.get(productId)
    if (!known) goneIds.push(productId)
    else if (!known.part) others.push(known.product)
    else chosen.push({ product: known.product, part: { ...known.part, quantity } })
  }
  const owned = own.flatMap((one, place): AnyPart[] => {
    if (!('productId' in one)) return describedPart(one, place)
    const known = catalog.get(one.productId)
    if (!known) goneIds.push(one.productId)
    else if (!known.part) others.push(known.product)
    return known?.part ? [known.part] : []
  })
  return { chosen, owned, others, goneIds: [...new Set(goneIds)] }
}

/** The product and the pieces of a line. */
interface PricedLine {
  product: Pick<Product, 'price' | 'available_quantity' | 'minimum_order'>
  part: Pick<AnyPart, 'quantity'>
}

/** The pieces to order: at least the minimum order, of which the build may need fewer. */
export const orderedPieces = ({ product, part }: PricedLine): number =>
  Math.max(part.quantity, product.minimum_order)

/** The price in dollars of what must be ordered for a line. */
export const lineTotal = (line: PricedLine): number =>
  totalPrice(line.product.price, orderedPieces(line))

/** The price of a build in dollars. */
export const totalOf = (chosen: readonly PricedLine[]): number =>
  chosen.reduce((cents, line) => cents + toCents(lineTotal(line)), 0) / 100

/** Why these pieces of a product cannot be ordered, in the shop's words. */
export const orderProblem = (line: PricedLine): string | undefined =>
  isSoldOut(line.product) ? 'Sold out' : quantityProblem(line.product, orderedPieces(line))?.message

/** The number of pieces closest to the chosen one that is in stock; `undefined` if none can be ordered. */
export function orderablePieces({ product, part }: ChosenPart): number | undefined {
  return isSoldOut(product) ? undefined : Math.min(part.quantity, product.available_quantity)
}

/**
 * The lines after a part was chosen: it takes the place of the one before, or another one is added. A full
 * build stays as it is.
 */
export function withPart(build: BuildContents, part: AnyPart, catalog: Catalog): BuildContents {
  const kept = withPlaceFor(part.specs.kind, build, catalog)
  const isThere = kept.lines.some(({ productId }) => productId === part.id)
  return isThere ? kept : withPieces(kept, part.id, 1)
}

/** The build with a part that the person has already, which takes the place of the one before. */
export function withOwned(
  build: BuildContents,
  owned: OwnedPart,
  kind: PartKind,
  catalog: Catalog,
): BuildContents {
  const { lines, own } = withPlaceFor(kind, build, catalog)
  const isThere = own.some((other) => writeOwnedPart(other) === writeOwnedPart(owned))
  return { lines, own: isThere || own.length === maxOwnedParts ? own : [...own, owned] }
}

/** The build without the parts whose place another one of this kind would take. */
function withPlaceFor(kind: PartKind, { lines, own }: BuildContents, catalog: Catalog) {
  const isOther = (known: string | undefined) => isPlural(kind) || known !== kind
  const kindOf = (productId: string) => catalog.get(productId)?.part?.specs.kind
  return {
    lines: lines.filter(({ productId }) => isOther(kindOf(productId))),
    own: own.filter((owned) =>
      isOther('productId' in owned ? kindOf(owned.productId) : owned.specs.kind),
    ),
  }
}
