import type { ProductDetails } from '../catalog/product.ts'
import { type KindsByType, partOf } from './catalog-parts.ts'
import type { OwnedPart } from './owned-part.ts'
import { type AnyPart, isPartKind, partLabel } from './part.ts'

type DescribedPart = Exclude<OwnedPart, { productId: string }>

/** Parts that somebody owns. A product that is not in the shop any more is left out. */
export function ownedParts(
  own: readonly OwnedPart[] = [],
  products: ReadonlyMap<string, ProductDetails>,
  kinds: KindsByType,
): AnyPart[] {
  return own.flatMap((owned, place) => {
    if (!('productId' in owned)) return describedPart(owned, place)
    const product = products.get(owned.productId)
    return (product && partOf(product, 1, kinds)) ?? []
  })
}

/** The id of an owned part among the parts of a build. No product has the id of a described part. */
export const ownedId = (owned: OwnedPart, place: number): string =>
  'productId' in owned ? owned.productId : `own:${place}`

/** A part that somebody describes by its facts; none if it is no part of a computer. */
export function describedPart(owned: DescribedPart, place: number): AnyPart[] {
  const { name, specs } = owned
  const { kind } = specs
  if (!isPartKind(kind)) return []
  const label = name ?? `Your ${partLabel(kind).toLowerCase()}`
  // The kind is one of the parts'.
  return [{ id: ownedId(owned, place), name: label, quantity: 1, specs } as AnyPart]
}
