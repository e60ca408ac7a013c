import type { Derivations } from '../derived/derive-facts.ts'
import {
  type SpecificationKind,
  type SpecificationsOf,
  specificationKinds,
} from '../specifications/specification-kinds.ts'

interface Slot {
  /** The products of this kind that a computer has; with `usually-one` a second one can run, too. */
  products: 'one' | 'usually-one' | 'several'
  /** The fact of a processor that makes a part of this kind unnecessary. */
  builtIn?: keyof SpecificationsOf<'processor'>
  /** A computer is complete without one. */
  optional?: true
}

/** In the order in which they are chosen. */
const slots = {
  processor: { products: 'one' },
  motherboard: { products: 'one' },
  memory: { products: 'several' },
  'graphics-card': { products: 'usually-one', builtIn: 'integratedGraphics' },
  storage: { products: 'several' },
  'power-supply': { products: 'one' },
  case: { products: 'one' },
  cooler: { products: 'one', builtIn: 'coolerIncluded' },
  'case-fan': { products: 'several', optional: true },
  'network-card': { products: 'several', optional: true },
  'sound-card': { products: 'several', optional: true },
} as const satisfies Partial<Record<SpecificationKind, Slot>>
export type PartKind = keyof typeof slots

export const partKinds = Object.keys(slots) as PartKind[]

export type EssentialKind = {
  [Kind in PartKind]: (typeof slots)[Kind] extends { optional: true } ? never : Kind
}[PartKind]

const isOptional = (kind: PartKind): boolean => (slots[kind] as Slot).optional === true

/** The kinds of which each computer has a part. */
export const essentialKinds = partKinds.filter((kind) => !isOptional(kind)) as EssentialKind[]

/** A line of a build. A fact that is not in `specs` is unknown. */
export interface Part<Kind extends PartKind = PartKind> {
  id: string
  name: string
  quantity: number
  specs: SpecificationsOf<Kind>
  /** The facts among `specs` that nobody has stated. */
  derived?: Derivations | undefined
}

export type AnyPart = { [Kind in PartKind]: Part<Kind> }[PartKind]

export type Build = { readonly [Kind in PartKind]: readonly Part<Kind>[] }

export const isPartKind = (kind: unknown): kind is PartKind =>
  partKinds.some((known) => known === kind)

export const isPlural = (kind: PartKind): boolean => slots[kind].products === 'several'

export const isSingle = (kind: PartKind): boolean => slots[kind].products === 'one'

export const builtInFact = (kind: PartKind): Slot['builtIn'] => (slots[kind] as Slot).builtIn

export const partLabel = (kind: SpecificationKind): string => specificationKinds[kind].label

/** Groups the parts by kind, adds up equal ones and sorts the rest, so the order of lines does not matter. */
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

export function pairs<A, B>(some: readonly A[], others: readonly B[]): [A, B][] {
  return some.flatMap((one) => others.map((other): [A, B] => [one, other]))
}

/** The sum of an amount of each piece; unknown amounts count nothing. */
export const sumOf = <P extends Pick<Part, 'quantity'>>(
  parts: readonly P[],
  amountOf: (part: P) => number | undefined,
): number => parts.reduce((sum, part) => sum + part.quantity * (amountOf(part) ?? 0), 0)

export const countPieces = (parts: readonly Part[]): number => sumOf(parts, () => 1)
