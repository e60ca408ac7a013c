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

/** The kind of part of each type of product: the commonest kind among them. */
export type KindsByType = ReadonlyMap<string, SpecificationKind>

/** Learns the kinds from the products with specifications. */
export function kindsByType(rows: readonly Row[]): KindsByType {
  const counts = new Map<string, Map<SpecificationKind, number>>()
  for (const { type, specs } of rows) {
    if (!specs) continue
    const ofType = counts.get(type) ?? new Map<SpecificationKind, number>()
    counts.set(type, ofType.set(specs.kind, (ofType.get(specs.kind) ?? 0) + 1))
  }
  const byCount = (a: [SpecificationKind, number], b: [SpecificationKind, number]) => b[1] - a[1]
  return new Map(
    [...counts].flatMap(([type, ofType]): [string, SpecificationKind][] => {
      const [commonest] = [...ofType].sort(byCount)
      return commonest ? [[type, commonest[0]]] : []
    }),
  )
}

/**
 * A product as a part of a computer; `undefined` for other products. All facts of a product without
 * specifications are unknown.
 */
export function partOf(row: Row, quantity: number, kinds: KindsByType): AnyPart | undefined {
  const specs = row.specs ?? { kind: kinds.get(row.type) }
  if (!isPartKind(specs.kind)) return undefined
  // The kind is one of the parts'.
  return { id: row._id, name: row.product, quantity, specs } as AnyPart
}
