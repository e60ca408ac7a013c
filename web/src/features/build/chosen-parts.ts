import { ownedParts } from '@tech-house/api/contract/builds/owned-part'
import type { Product, ProductDetails } from '@tech-house/api/contract/catalog/product'
import { isSoldOut, quantityProblem } from '@tech-house/api/contract/catalog/stock'
import type { BatchLine } from '@tech-house/api/contract/orders/order-batch'
import { orderedPieces, partOf } from '@tech-house/api/parts/compatibility/catalog-parts'
import type { AnyPart } from '@tech-house/api/parts/compatibility/part'
import { totalOfLines } from '#shared/orders/use-place-purchase.ts'
import type { BuildContents } from './build-url.ts'

export interface ChosenPart {
  product: ProductDetails
  part: AnyPart
}

/** The products of a build. An owned product may be ordered once more. */
export const listProductIds = ({ lines, own }: BuildContents): string[] => [
  ...new Set([...lines, ...own].flatMap((one) => ('productId' in one ? one.productId : []))),
]

/** A product that is a part has its kind. */
const noKinds = new Map<string, never>()

export function choose(build: BuildContents, known: readonly ProductDetails[]) {
  const products = new Map(known.map((product) => [product._id, product]))
  const chosen = build.lines.flatMap(({ productId, quantity }): ChosenPart[] => {
    const product = products.get(productId)
    const part = product && partOf(product, quantity, noKinds)
    return part ? [{ product, part }] : []
  })
  const owned = ownedParts(build.own, products, noKinds)
  const parts = [...chosen.map(({ part }) => part), ...owned]
  /** Products that are gone, or are not a part of a computer. */
  const missing = listProductIds(build)
    .filter((id) => !parts.some((part) => part.id === id))
    .map((id) => ({ id, name: products.get(id)?.product ?? id }))
  return { chosen, owned, parts, missing }
}

interface PricedLine {
  product: Pick<Product, '_id' | 'price' | 'available_quantity' | 'minimum_order'>
  part: Pick<AnyPart, 'quantity'>
}

export const toPurchaseLine = (line: PricedLine): BatchLine => ({
  productId: line.product._id,
  quantity: orderedPieces(line),
  price: line.product.price,
})

export const totalOf = (chosen: readonly PricedLine[]): number =>
  totalOfLines(chosen.map(toPurchaseLine))

export const orderProblem = (line: PricedLine): string | undefined =>
  isSoldOut(line.product) ? 'Sold out' : quantityProblem(line.product, orderedPieces(line))?.message
