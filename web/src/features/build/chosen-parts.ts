import {
  isAddedFacts,
  ownedParts,
  withAddedFacts,
} from '@tech-house/api/contract/builds/owned-part'
import type { Product, ProductDetails } from '@tech-house/api/contract/catalog/product'
import { productsById } from '@tech-house/api/contract/catalog/products-by-id'
import { isSoldOut, quantityProblem } from '@tech-house/api/contract/catalog/stock'
import type { NewPurchaseLine } from '@tech-house/api/contract/orders/new-purchase'
import { orderedPieces, partOf } from '@tech-house/api/parts/compatibility/catalog-parts'
import type { AnyPart } from '@tech-house/api/parts/compatibility/part'
import { centsOf } from '#shared/orders/use-place-purchase.ts'
import { type BuildContents, withCurrentProducts } from './build-url.ts'

export interface ChosenProduct {
  product: ProductDetails
  part: Pick<AnyPart, 'id' | 'quantity'>
}

export interface ChosenPart extends ChosenProduct {
  part: AnyPart
}

/** The products of a build. An owned product may be ordered once more. */
export const listProductIds = ({ lines, own }: BuildContents): string[] => {
  const parts = [...lines, ...own.filter((one) => !isAddedFacts(one))]
  return [...new Set(parts.flatMap((one) => ('productId' in one ? one.productId : [])))]
}

/** A product that is a part has its kind. */
const noKinds = new Map<string, never>()

export function choose(asked: BuildContents, found: readonly ProductDetails[]) {
  const products = productsById(found)
  const build = withCurrentProducts(asked, products)
  const chosen = build.lines.flatMap(({ productId, quantity }): ChosenPart[] => {
    const product = products.get(productId)
    const known = product && partOf(product, quantity, noKinds)
    return known ? withAddedFacts([known], build.own).map((part) => ({ product, part })) : []
  })
  /** What is ordered with the parts, such as a monitor. */
  const others = build.lines.flatMap(({ productId: id, quantity }): ChosenProduct[] => {
    const product = products.get(id)
    return product && !chosen.some(({ part }) => part.id === id)
      ? [{ product, part: { id, quantity } }]
      : []
  })
  const owned = withAddedFacts(ownedParts(build.own, products, noKinds), build.own)
  const parts = [...chosen.map(({ part }) => part), ...owned]
  /** Products that are gone, or that somebody has and are no parts. */
  const known = [...parts, ...others.map(({ part }) => part)]
  const missing = listProductIds(build)
    .filter((id) => !known.some((part) => part.id === id))
    .map((id) => ({ id, name: products.get(id)?.product ?? id }))
  return { build, chosen, others, owned, parts, missing }
}

interface PricedLine {
  product: Pick<Product, '_id' | 'price' | 'available_quantity' | 'minimum_order'>
  part: Pick<AnyPart, 'quantity'>
}

export const toPurchaseLine = (line: PricedLine): NewPurchaseLine => ({
  productId: line.product._id,
  quantity: orderedPieces(line),
  price: line.product.price,
})

export const totalOf = (chosen: readonly PricedLine[]): number =>
  centsOf(chosen.map(toPurchaseLine)) / 100

export const orderProblem = (line: PricedLine): string | undefined =>
  isSoldOut(line.product) ? 'Sold out' : quantityProblem(line.product, orderedPieces(line))?.message
