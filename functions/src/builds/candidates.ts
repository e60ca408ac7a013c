import { checkBuild, type RuleName } from '../contract/compatibility/check-build.ts'
import type { AnyPart, Part, PartKind } from '../contract/compatibility/part.ts'

/** A part for an empty place of a build; without `part` the place stays empty. */
export interface Candidate {
  kind: PartKind
  part: AnyPart | undefined
  /** What must be ordered, in cents. */
  cents: number
  /** The estimated points, in tenths. */
  tenths: number
}

/** A kind of part and some of its facts. */
type Facts = {
  [Kind in PartKind]: readonly [Kind, ...(keyof Part<Kind>['specs'] & string)[]]
}[PartKind]

/**
 * The pairs of kinds that each rule compares, with every fact that can make it refuse a pair: pairs with equal
 * facts have equal verdicts.
 */
const compared: Record<RuleName, readonly (readonly [Facts, Facts])[]> = {
  socket: [
    [
      ['processor', 'socket'],
      ['motherboard', 'socket'],
    ],
  ],
  'processor-family': [
    [
      ['processor', 'family'],
      ['motherboard', 'families'],
    ],
  ],
  memory: [
    [
      [
        'motherboard',
        ...([
          'memoryType',
          'memoryForm',
          'registeredMemory',
          'memorySlots',
          'maxMemoryGb',
        ] as const),
      ],
      ['memory', 'memoryType', 'form', 'registered', 'modules', 'gbPerModule', 'capacityGb'],
    ],
  ],
  'board-size': [
    [
      ['motherboard', 'formFactor'],
      ['case', 'boards'],
    ],
  ],
  'graphics-card': [
    [
      ['graphics-card', 'lengthMm', 'slots', 'lowProfile'],
      ['case', 'gpuMaxMm', 'slots', 'lowProfileOnly'],
    ],
  ],
  cooler: [
    [
      ['processor', 'socket'],
      ['cooler', 'sockets'],
    ],
    [
      ['motherboard', 'socket'],
      ['cooler', 'sockets'],
    ],
    [
      ['case', 'coolerMaxMm'],
      ['cooler', 'cooling', 'heightMm'],
    ],
  ],
  radiator: [
    [
      ['case', 'radiatorMounts'],
      ['cooler', 'cooling', 'radiatorMm', 'radiatorThicknessMm', 'fanThicknessMm'],
    ],
  ],
  'power-supply': [
    [
      ['motherboard', 'plugs'],
      ['power-supply', 'plugs'],
    ],
    [
      ['graphics-card', 'plugs'],
      ['power-supply', 'plugs'],
    ],
    [
      ['power-supply', 'form', 'lengthMm'],
      ['case', 'psuForms', 'psuMaxMm'],
    ],
  ],
  power: [
    [
      ['processor', 'maxWatts'],
      ['power-supply', 'watts'],
    ],
    [
      ['graphics-card', 'boardWatts'],
      ['power-supply', 'watts'],
    ],
  ],
  drives: [
    [
      ['motherboard', 'm2', 'sataPorts'],
      ['storage', 'form', 'interface'],
    ],
    [
      ['storage', 'form'],
      ['case', 'bays'],
    ],
  ],
  // Graphics of the processor and a cooler in its box fill these places.
  essentials: [
    [['processor', 'integratedGraphics'], ['graphics-card']],
    [['processor', 'coolerIncluded'], ['cooler']],
  ],
  'single-parts': [],
}

const between = (kind: PartKind, other: PartKind) => `${kind} ${other}`

/** The facts of a kind that decide whether it fits another kind. */
const factsBetween = new Map<string, readonly string[]>()
for (const [one, other] of Object.values(compared).flat()) {
  addFacts(one, other[0])
  addFacts(other, one[0])
}

function addFacts([kind, ...names]: Facts, other: PartKind): void {
  const key = between(kind, other)
  factsBetween.set(key, [...(factsBetween.get(key) ?? []), ...names])
}

/** Whether no rule refuses these parts or lacks a fact about them. Empty places do not count. */
export const isFitting = (parts: readonly AnyPart[]): boolean =>
  checkBuild(parts).every(
    ({ rule, verdict }) =>
      rule === 'essentials' || verdict === 'fits' || verdict === 'fits-with-note',
  )

export type Fitting = ReturnType<typeof rememberFits>

/** Tells which candidates of a place fit another one. Verdicts are remembered by the facts that they need. */
export function rememberFits() {
  const ids = new Map<string, number>()
  const keys = new Map(
    [...factsBetween.keys()].map((pair) => [pair, new WeakMap<Candidate, number>()]),
  )
  const known = new Map<number, boolean>()

  /** Equal for candidates with equal facts. */
  function keyOf(candidate: Candidate, pair: string): number {
    const key = keys.get(pair)?.get(candidate)
    if (key !== undefined) return key
    const values = new Map<string, unknown>(Object.entries(candidate.part?.specs ?? {}))
    const asked = factsBetween.get(pair)?.map((name) => values.get(name) ?? null)
    const text = JSON.stringify([pair, !candidate.part, asked])
    const id = ids.get(text) ?? ids.size
    ids.set(text, id)
    keys.get(pair)?.set(candidate, id)
    return id
  }

  return (candidate: Candidate, others: readonly Candidate[]): readonly Candidate[] => {
    const { kind } = others[0] ?? candidate
    const pair = between(candidate.kind, kind)
    if (!factsBetween.has(pair)) return others
    const key = keyOf(candidate, pair) * 2 ** 20
    return others.filter((other) => {
      const id = key + keyOf(other, between(kind, candidate.kind))
      const fits = known.get(id) ?? fit(candidate, other)
      known.set(id, fits)
      return fits
    })
  }
}

function fit(a: Candidate, b: Candidate): boolean {
  if (a.part && b.part) return isFitting([a.part, b.part])
  const [part, empty] = a.part ? [a.part, b] : [b.part, a]
  if (part?.specs.kind !== 'processor') return true
  const { integratedGraphics, coolerIncluded } = part.specs
  return (empty.kind === 'cooler' ? coolerIncluded : integratedGraphics) === true
}
