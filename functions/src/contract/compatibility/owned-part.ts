import { z } from 'zod'
import type { ProductDetails } from '../catalog/product.ts'
import { Id } from '../endpoint.ts'
import { Specifications } from '../specifications/specifications.ts'
import { type KindsByType, partOf } from './catalog-parts.ts'
import { type AnyPart, isPartKind, partLabel } from './part.ts'

/** The maximum number of parts that somebody owns. */
export const maxOwnedParts = 20
/** The maximum length of an owned part in a URL. */
const maxLength = 2000

/**
 * A part that somebody owns: a product of the shop, or its facts. It is checked like any other part, and never
 * ordered.
 */
export const OwnedPart = z
  .union([
    z.strictObject({ productId: Id }),
    z.strictObject({
      name: z.string().trim().min(1).max(100).optional(),
      /** A fact that is absent is unknown. */
      specs: Specifications.refine(({ kind }) => isPartKind(kind), 'must be a part of a computer'),
    }),
  ])
  .meta({
    id: 'OwnedPart',
    examples: [{ specs: { kind: 'power-supply', watts: 750, form: 'ATX', lengthMm: 150 } }],
  })
export type OwnedPart = z.infer<typeof OwnedPart>

/**
 * Reads owned parts of a URL, each the id of a product or its facts as JSON: `{"specs":{"kind":"case"}}`. Anybody can
 * write a URL, so whatever else stands there is left out; `unreadable` counts it.
 */
export function readOwnedParts(texts: readonly string[]): {
  own: OwnedPart[]
  unreadable: number
} {
  const own = texts.slice(0, maxOwnedParts).flatMap((text) => readOwnedPart(text) ?? [])
  return { own, unreadable: texts.length - own.length }
}

function readOwnedPart(text: string): OwnedPart | undefined {
  if (text.length > maxLength) return undefined
  try {
    return OwnedPart.parse(text.startsWith('{') ? JSON.parse(text) : { productId: text })
  } catch {
    return undefined
  }
}

/** An owned part as in a URL. */
export const writeOwnedPart = (owned: OwnedPart): string =>
  'productId' in owned ? owned.productId : JSON.stringify(owned)

/** The id of an owned part among the parts of a build. No product has the id of a described part. */
export const ownedId = (owned: OwnedPart, index: number): string =>
  'productId' in owned ? owned.productId : `own:${index}`

/** Owned parts as parts of a build. A product that is not in the shop any more is left out. */
export function ownedParts(
  own: readonly OwnedPart[] = [],
  products: ReadonlyMap<string, ProductDetails>,
  kinds: KindsByType,
): AnyPart[] {
  return own.flatMap((owned, index) => {
    if ('productId' in owned) {
      const product = products.get(owned.productId)
      return (product && partOf(product, 1, kinds)) ?? []
    }
    const { name, specs } = owned
    if (!isPartKind(specs.kind)) return []
    const label = name ?? `Your ${partLabel(specs.kind).toLowerCase()}`
    // The kind is one of the parts'.
    return [{ id: ownedId(owned, index), name: label, quantity: 1, specs } as AnyPart]
  })
}
