import {
  type KindsByType,
  partOf,
  withDerivedFacts,
} from '../../parts/compatibility/catalog-parts.ts'
import { type AnyPart, isPartKind, partLabel } from '../../parts/compatibility/part.ts'
import { isName, isSpecifications } from '../../parts/specifications/is-specifications.ts'
import type { KnownSpecifications } from '../../parts/specifications/specification-kinds.ts'
import type { ProductDetails } from '../catalog/product.ts'
import { idPattern } from '../id.ts'

export const maxOwnedParts = 20
const maxLength = 2000

/** A part that somebody owns: a product of the shop, or its facts. It is checked and never ordered. */
export type OwnedPart =
  /** With `specs` it is no further part: facts that somebody adds to a product of the build. */
  | { productId: string; specs?: KnownSpecifications | undefined }
  /** A fact that is absent is unknown. */
  | { name?: string | undefined; specs: KnownSpecifications }

/** Reads owned parts of a URL, each the id of a product or its facts as JSON; `unreadable` counts what is neither. */
export function readOwnedParts(texts: readonly string[]): { own: OwnedPart[]; unreadable: number } {
  const own = texts.slice(0, maxOwnedParts).flatMap((text) => readOwnedPart(text) ?? [])
  return { own, unreadable: texts.length - own.length }
}

function readOwnedPart(text: string): OwnedPart | undefined {
  if (idPattern.test(text)) return { productId: text }
  if (text.length > maxLength) return undefined
  const { name, productId, specs, ...rest } = readJson(text)
  const isKnown = isSpecifications(specs) && isPartKind(specs.kind)
  if (!isKnown || Object.keys(rest).length > 0) return undefined
  if (productId !== undefined) {
    const isId = typeof productId === 'string' && idPattern.test(productId)
    return isId && name === undefined ? { productId, specs } : undefined
  }
  if (name === undefined) return { specs }
  return isName(name, 100) ? { name: name.trim(), specs } : undefined
}

function readJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** The id of an owned part among the parts of a build. No product has the id of a described part. */
export const ownedId = (owned: OwnedPart, index: number): string =>
  'productId' in owned ? owned.productId : `own:${index}`

export const isAddedFacts = (owned: OwnedPart): boolean =>
  'productId' in owned && owned.specs !== undefined

/** What somebody says about a part of a build. */
export const saidAbout = ({ id, specs }: AnyPart, own: readonly OwnedPart[]) =>
  own.find((said, index) => said.specs?.kind === specs.kind && ownedId(said, index) === id)

/** The parts with the facts that somebody adds. A fact of the shop counts more. */
export const withAddedFacts = (
  parts: readonly AnyPart[],
  own: readonly OwnedPart[] = [],
): AnyPart[] =>
  parts.map((part) => {
    const said = saidAbout(part, own)
    if (!said) return part
    const isStated = ([name]: [string, unknown]) => !part.derived || !(name in part.derived)
    const stated = Object.fromEntries(Object.entries(part.specs).filter(isStated))
    // Both have the same kind.
    return withDerivedFacts({ ...part, specs: { ...said.specs, ...stated } } as AnyPart)
  })

/** Owned parts as parts of a build. A product that is not in the shop any more is left out. */
export function ownedParts(
  own: readonly OwnedPart[] = [],
  products: ReadonlyMap<string, ProductDetails>,
  kinds: KindsByType,
): AnyPart[] {
  return own.flatMap((owned, index) => {
    if (isAddedFacts(owned)) return []
    if ('productId' in owned) {
      const product = products.get(owned.productId)
      return (product && partOf(product, 1, kinds)) ?? []
    }
    const { name, specs } = owned
    if (!isPartKind(specs.kind)) return []
    const label = name ?? `Your ${partLabel(specs.kind).toLowerCase()}`
    // The kind is one of the parts'.
    const part = { id: ownedId(owned, index), name: label, quantity: 1, specs } as AnyPart
    return [withDerivedFacts(part)]
  })
}
