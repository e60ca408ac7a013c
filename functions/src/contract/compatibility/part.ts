import {
  type SpecificationKind,
  type SpecificationsOf,
  specificationKinds,
} from '../specifications/specification-kinds.ts'

/** The kinds of parts of a computer, in the order in which they are chosen. */
export const partKinds = [
  'processor',
  'motherboard',
  'memory',
  'graphics-card',
  'storage',
  'power-supply',
  'case',
  'cooler',
] as const satisfies SpecificationKind[]
export type PartKind = (typeof partKinds)[number]

/** A line of a build. A fact that is not in `specs` is unknown. */
export interface Part<Kind extends PartKind = PartKind> {
  id: string
  name: string
  /** Pieces. */
  quantity: number
  specs: SpecificationsOf<Kind>
}

/** A line of a build, of any kind. */
export type AnyPart = { [Kind in PartKind]: Part<Kind> }[PartKind]

/** The parts of a computer by kind; each product is listed once. */
export type Build = { readonly [Kind in PartKind]: readonly Part<Kind>[] }

/** Whether parts of this kind belong to a computer. */
export const isPartKind = (kind: unknown): kind is PartKind =>
  partKinds.some((known) => known === kind)

/** Of these kinds a computer can have several products. */
export const isPlural = (kind: PartKind): boolean => kind === 'memory' || kind === 'storage'

/** The name of a kind of part: "Power supply". */
export const partLabel = (kind: PartKind): string => specificationKinds[kind].label

/**
 * Groups the parts by kind. Equal products are added up and the rest is sorted, so the order of the lines does
 * not matter.
 */
export function buildOf(parts: readonly AnyPart[]): Build {
  const byId = new Map<string, AnyPart>()
  for (const part of parts) {
    const quantity = part.quantity + (byId.get(part.id)?.quantity ?? 0)
    byId.set(part.id, { ...part, quantity })
  }
  const sorted = [...byId.values()].sort((a, b) => Number(a.id > b.id) - Number(a.id < b.id))
  const of = (kind: PartKind) => sorted.filter(({ specs }) => specs.kind === kind)
  // Each list has only parts of its kind.
  return Object.fromEntries(partKinds.map((kind) => [kind, of(kind)])) as unknown as Build
}

/** Every combination of a part of one list with a part of another. */
export function pairs<A, B>(some: readonly A[], others: readonly B[]): [A, B][] {
  return some.flatMap((one) => others.map((other): [A, B] => [one, other]))
}

/** The sum of an amount of each piece; unknown amounts count nothing. */
export const sumOf = <P extends Pick<Part, 'quantity'>>(
  parts: readonly P[],
  amountOf: (part: P) => number | undefined,
): number => parts.reduce((sum, part) => sum + part.quantity * (amountOf(part) ?? 0), 0)

/** The pieces of all lines. */
export const countPieces = (parts: readonly Part[]): number => sumOf(parts, () => 1)
