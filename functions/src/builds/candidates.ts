import type { ProductDetails } from '../contract/catalog/product.ts'
import type { RuleName } from '../contract/compatibility/check-build.ts'
import {
  type AnyPart,
  builtInFact,
  type Part,
  type PartKind,
  pairs,
  partKinds,
} from '../contract/compatibility/part.ts'
import { doubtAbout } from './given-parts.ts'

/** A part for an empty slot of a build; without `part` the slot stays empty. */
export interface Candidate {
  kind: PartKind
  part: AnyPart | undefined
  /** What is ordered; absent for a part that is given. */
  product?: ProductDetails
  /** What must be ordered, in cents. */
  cents: number
  /** The estimated points, in tenths. */
  tenths: number
}

/** Facts of two kinds of parts that are compared. */
type Facts = { [Kind in PartKind]?: readonly (keyof Part<Kind>['specs'])[] }

/**
 * The pairs of kinds that each rule compares, with every fact that can make it refuse a pair: pairs with equal
 * facts have equal verdicts.
 */
const compared: Record<RuleName, readonly Facts[]> = {
  socket: [{ processor: ['socket'], motherboard: ['socket'] }],
  'processor-family': [{ processor: ['family'], motherboard: ['families'] }],
  memory: [
    {
      motherboard: ['memoryType', 'memoryForm', 'registeredMemory', 'memorySlots', 'maxMemoryGb'],
      memory: ['memoryType', 'form', 'registered', 'modules', 'gbPerModule', 'capacityGb'],
    },
  ],
  'board-size': [{ motherboard: ['formFactor'], case: ['boards'] }],
  'graphics-card': [
    {
      'graphics-card': ['lengthMm', 'slots', 'lowProfile'],
      case: ['gpuMaxMm', 'slots', 'lowProfileOnly'],
    },
  ],
  cooler: [
    { processor: ['socket'], cooler: ['sockets'] },
    { motherboard: ['socket'], cooler: ['sockets'] },
    { case: ['coolerMaxMm'], cooler: ['cooling', 'heightMm'] },
  ],
  radiator: [
    {
      case: ['radiatorMounts'],
      cooler: ['cooling', 'radiatorMm', 'radiatorThicknessMm', 'fanThicknessMm'],
    },
  ],
  'power-supply': [
    { motherboard: ['plugs'], 'power-supply': ['plugs'] },
    { 'graphics-card': ['plugs'], 'power-supply': ['plugs'] },
    { 'power-supply': ['form', 'lengthMm'], case: ['psuForms', 'psuMaxMm'] },
  ],
  power: [
    { processor: ['maxWatts'], 'power-supply': ['watts'] },
    { 'graphics-card': ['boardWatts'], 'power-supply': ['watts'] },
  ],
  drives: [
    { motherboard: ['m2', 'sataPorts'], storage: ['form', 'interface'] },
    { storage: ['form'], case: ['bays'] },
  ],
  // Graphics of the processor and a cooler in its box fill these slots.
  essentials: [
    { processor: ['integratedGraphics'], 'graphics-card': [] },
    { processor: ['coolerIncluded'], cooler: [] },
  ],
  'single-parts': [],
}

const between = (kind: PartKind, other: PartKind) => `${kind} ${other}`

/** The facts of a kind that decide whether it fits another kind, if a rule compares both. */
const factsBetween = new Map<string, string[]>()
for (const [kind, other] of pairs(partKinds, partKinds)) {
  const together = Object.values(compared)
    .flat()
    .filter((facts) => facts[kind] && facts[other])
  if (together.length === 0) continue
  factsBetween.set(
    between(kind, other),
    together.flatMap((facts) => facts[kind] ?? []),
  )
}

export type Fitting = ReturnType<typeof rememberFits>

/** Tells which candidates of a slot fit another one. Verdicts are remembered by the facts that they need. */
export function rememberFits() {
  const numbers = new Map<string, number>()
  const numbersBeside = new Map<string, WeakMap<Candidate, number>>()
  const known = new Map<number, boolean>()

  /** A number for the facts that are compared with another kind: equal for candidates with equal facts. */
  function numberOf(candidate: Candidate, other: PartKind): number {
    const pair = between(candidate.kind, other)
    const numbered = numbersBeside.get(pair) ?? new WeakMap<Candidate, number>()
    numbersBeside.set(pair, numbered)
    const found = numbered.get(candidate)
    if (found !== undefined) return found
    const values = new Map<string, unknown>(Object.entries(candidate.part?.specs ?? {}))
    const facts = factsBetween.get(pair)?.map((name) => values.get(name) ?? null)
    const text = JSON.stringify([pair, !candidate.part, facts])
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    numbered.set(candidate, number)
    return number
  }

  return (candidate: Candidate, others: readonly Candidate[]): readonly Candidate[] => {
    const { kind } = others[0] ?? candidate
    if (!factsBetween.has(between(candidate.kind, kind))) return others
    const number = numberOf(candidate, kind) * 2 ** 20
    return others.filter((other) => {
      const key = number + numberOf(other, candidate.kind)
      const fits = known.get(key) ?? fit(candidate, other)
      known.set(key, fits)
      return fits
    })
  }
}

function fit(a: Candidate, b: Candidate): boolean {
  if (a.part && b.part) return !doubtAbout([a.part, b.part])
  const [part, empty] = a.part ? [a.part, b] : [b.part, a]
  const fact = builtInFact(empty.kind)
  return part?.specs.kind !== 'processor' || !fact || part.specs[fact] === true
}
