import type { ProductDetails } from '../../contract/catalog/product.ts'
import { type AnyPart, builtInFact, type PartKind } from '../../parts/compatibility/part.ts'
import { factsBetween } from '../../parts/compatibility/rules.ts'
import { doubtAbout, type OrderedPart } from './given-parts.ts'

/** A part for an empty slot of a build; without `part` the slot stays empty. */
export interface Candidate extends Pick<OrderedPart, 'cents'> {
  kind: PartKind
  /** What it adds to the time of the task. */
  time: number
  /** Whether it may be in a build that is called best. */
  isMeasured: boolean
  part: AnyPart | undefined
  /** What is ordered; absent for a part that is given. */
  product?: ProductDetails
}

export type Fitting = ReturnType<typeof rememberFits>

/** Many parts have the same facts, so each list is filtered once for them, and the parts share what remains. */
export function rememberFits() {
  const keys = new WeakMap<Candidate, Map<PartKind, string>>()
  const verdicts = new Map<string, Map<string, boolean>>()
  const lists = new WeakMap<readonly Candidate[], Map<string, readonly Candidate[]>>()

  function keyOf(candidate: Candidate, other: PartKind): string {
    const known = keys.get(candidate) ?? new Map<PartKind, string>()
    keys.set(candidate, known)
    const key = known.get(other) ?? describeFacts(candidate, other)
    known.set(other, key)
    return key
  }

  return (candidate: Candidate, others: readonly Candidate[]): readonly Candidate[] => {
    const { kind } = others[0] ?? candidate
    if (!factsBetween(candidate.kind, kind)) return others
    const key = keyOf(candidate, kind)
    const filtered = lists.get(others) ?? new Map<string, readonly Candidate[]>()
    lists.set(others, filtered)
    const list = filtered.get(key)
    if (list) return list
    const known = verdicts.get(key) ?? new Map<string, boolean>()
    verdicts.set(key, known)
    const fitting = others.filter((other) => {
      const otherKey = keyOf(other, candidate.kind)
      const fits = known.get(otherKey) ?? fit(candidate, other)
      known.set(otherKey, fits)
      return fits
    })
    const remaining = fitting.length === others.length ? others : fitting
    filtered.set(key, remaining)
    return remaining
  }
}

function describeFacts({ kind, part }: Candidate, other: PartKind): string {
  const values = new Map<string, unknown>(Object.entries(part?.specs ?? {}))
  const facts = factsBetween(kind, other)?.map((name) => values.get(name) ?? null)
  return JSON.stringify([kind, other, !part, facts])
}

function fit(a: Candidate, b: Candidate): boolean {
  if (a.part && b.part) return !doubtAbout([a.part, b.part])
  const [part, empty] = a.part ? [a.part, b] : [b.part, a]
  const fact = builtInFact(empty.kind)
  return part?.specs.kind !== 'processor' || !fact || part.specs[fact] === true
}
