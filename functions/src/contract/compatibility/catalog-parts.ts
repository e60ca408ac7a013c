import type { Product, ProductDetails } from '../catalog/product.ts'
import { type AnyPart, isPartKind } from './part.ts'

/** A product as a part of a computer; `undefined` if its specifications are not those of a part. */
export function partOf(
  { _id, product, specs }: Pick<ProductDetails, '_id' | 'product' | 'specs'>,
  quantity: number,
): AnyPart | undefined {
  if (!isPartKind(specs?.kind)) return undefined
  // The kind is one of the parts'.
  return { id: _id, name: product, quantity, specs } as AnyPart
}

/** A part, and the product that is ordered for it. */
interface OrderedPart {
  product: Pick<Product, 'minimum_order'>
  part: Pick<AnyPart, 'quantity'>
}

/** The pieces to order: at least the minimum order, of which a build may need fewer. */
export const orderedPieces = ({ product, part }: OrderedPart): number =>
  Math.max(part.quantity, product.minimum_order)
