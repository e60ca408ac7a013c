import { withCurrentIds } from '../../contract/builds/build-lines.ts'
import type { BuildParts } from '../../contract/builds/compatibility.ts'
import type { ProductDetails } from '../../contract/catalog/product.ts'
import { isSoldOut, quantityProblem } from '../../contract/catalog/stock.ts'
import { toCents } from '../../contract/money.ts'
import { orderedPieces, partOf } from '../../parts/compatibility/catalog-parts.ts'
import type { AnyPart, PartKind } from '../../parts/compatibility/part.ts'
import { checkBuild } from '../../parts/compatibility/rules.ts'
import type { Catalog } from '../products/product-store.ts'
import { type OrderedPeripheral, peripheralKindOf } from './peripherals.ts'

export interface OrderedPart {
  product: ProductDetails
  part: AnyPart
  /** What must be ordered, in cents. */
  cents: number
}

/** What is ordered in any case; the text says which product cannot be, and why. */
export function chosenParts(
  lines: BuildParts['parts'],
  { byId, kinds }: Catalog,
): { chosen: OrderedPart[]; peripherals: OrderedPeripheral[] } | string {
  const pieces = new Map<string, number>()
  for (const { productId, quantity = 1 } of withCurrentIds(lines ?? [], byId)) {
    pieces.set(productId, quantity + (pieces.get(productId) ?? 0))
  }
  const chosen: OrderedPart[] = []
  const peripherals: OrderedPeripheral[] = []
  for (const [productId, quantity] of pieces) {
    const product = byId.get(productId)
    if (!product) return `${productId} is not in the shop any more. Please choose another part.`
    const part = partOf(product, quantity, kinds)
    const kind = peripheralKindOf(product, kinds)
    if (!part && !kind) return `${product.product} is not a part of a computer. Please remove it.`
    const ordered = orderedPieces({ product, part: { quantity } })
    const problem = stockProblem(product, ordered)
    if (problem) return problem
    const cents = toCents(product.price) * ordered
    if (part) chosen.push({ product, part, cents })
    else if (kind) peripherals.push({ product, kind, quantity, cents })
  }
  return { chosen, peripherals }
}

function stockProblem(product: ProductDetails, ordered: number): string | undefined {
  if (isSoldOut(product)) return `${product.product} is sold out. Please choose another part.`
  const problem = quantityProblem(product, ordered)
  return problem && `${product.product}: ${problem.message}`
}

/** With kinds only of rules about parts of each. */
export function doubtAbout(parts: readonly AnyPart[], ...kinds: PartKind[]): string | undefined {
  const checked = checkBuild(parts, ...kinds).filter(({ rule }) => rule !== 'essentials')
  const doubt =
    checked.find(({ verdict }) => verdict === 'does-not-fit') ??
    checked.find(({ verdict }) => verdict === 'unknown')
  return doubt && `${doubt.title}: ${doubt.summary}`
}
