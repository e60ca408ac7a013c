import { deriveFacts } from '../derived/derive-facts.ts'
import type {
  KnownSpecifications,
  SpecificationKind,
} from '../specifications/specification-kinds.ts'
import { type AnyPart, isPartKind } from './part.ts'

interface Row {
  _id: string
  product: string
  type: string
  specs?: KnownSpecifications | undefined
}

export type KindsByType = ReadonlyMap<string, SpecificationKind>

export function kindsByType(rows: readonly Row[]): KindsByType {
  const kinds = new Map<string, SpecificationKind>()
  for (const [type, ofType] of Map.groupBy(rows, ({ type }) => type)) {
    const byKind = Map.groupBy(
      ofType.flatMap(({ specs }) => specs ?? []),
      ({ kind }) => kind,
    )
    const [commonest] = [...byKind].sort(([, a], [, b]) => b.length - a.length)
    if (commonest) kinds.set(type, commonest[0])
  }
  return kinds
}

/** `undefined` for a product that is no part; without specifications only what its name says is known. */
export function partOf(row: Row, quantity: number, kinds: KindsByType): AnyPart | undefined {
  const specs = row.specs ?? { kind: kinds.get(row.type) }
  if (!isPartKind(specs.kind)) return undefined
  // The kind is one of the parts'.
  return withDerivedFacts({ id: row._id, name: row.product, quantity, specs } as AnyPart)
}

/** What its known facts imply is known, too. */
export const withDerivedFacts = (part: AnyPart): AnyPart =>
  // The kind stays.
  ({ ...part, ...deriveFacts(part.name, part.specs) }) as AnyPart

interface OrderedPart {
  product: { minimum_order: number }
  part: Pick<AnyPart, 'quantity'>
}

/** The pieces to order: at least the minimum order, of which a build may need fewer. */
export const orderedPieces = ({ product, part }: OrderedPart): number =>
  Math.max(part.quantity, product.minimum_order)
