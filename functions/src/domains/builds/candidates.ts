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

/** What many parts have in common, and whether it fits what others have in common. */
interface CommonFacts {
  fits: Map<CommonFacts, boolean>
  /** Lists of which at least one part fits, or none does. */
  fitsAny: WeakMap<readonly Candidate[], boolean>
}

/** Many parts have the same facts, so each list is filtered once for them, and the parts share what remains. */
export function rememberFits() {
  const known = new Map<string, CommonFacts>()
  const byCandidate = new WeakMap<Candidate, Partial<Record<PartKind, CommonFacts>>>()
  const lists = new WeakMap<readonly Candidate[], Map<CommonFacts, readonly Candidate[]>>()

  function factsOf(candidate: Candidate, other: PartKind): CommonFacts {
    const byKind = byCandidate.get(candidate) ?? {}
    const remembered = byKind[other]
    if (remembered) return remembered
    const key = describeFacts(candidate, other)
    const facts = known.get(key) ?? { fits: new Map(), fitsAny: new WeakMap() }
    known.set(key, facts)
    byCandidate.set(candidate, byKind)
    byKind[other] = facts
    return facts
  }

  function isFitting(candidate: Candidate, facts: CommonFacts, other: Candidate): boolean {
    const otherFacts = factsOf(other, candidate.kind)
    const fits = facts.fits.get(otherFacts) ?? fit(candidate, other)
    facts.fits.set(otherFacts, fits)
    return fits
  }

  function fitsAny(candidate: Candidate, others: readonly Candidate[]): boolean {
    const { kind } = others[0] ?? candidate
    if (!factsBetween(candidate.kind, kind)) return true
    const facts = factsOf(candidate, kind)
    const remembered = facts.fitsAny.get(others)
    if (remembered !== undefined) return remembered
    const fits = others.some((other) => isFitting(candidate, facts, other))
    facts.fitsAny.set(others, fits)
    return fits
  }

  function filter(candidate: Candidate, others: readonly Candidate[]): readonly Candidate[] {
    const { kind } = others[0] ?? candidate
    if (!factsBetween(candidate.kind, kind)) return others
    const facts = factsOf(candidate, kind)
    const filtered = lists.get(others) ?? new Map<CommonFacts, readonly Candidate[]>()
    lists.set(others, filtered)
    const list = filtered.get(facts)
    if (list) return list
    const fitting = others.filter((other) => isFitting(candidate, facts, other))
    const remaining = fitting.length === others.length ? others : fitting
    filtered.set(facts, remaining)
    return remaining
  }

  return { filter, fitsAny }
}

function describeFacts({ kind, part }: Candidate, other: PartKind): string {
  const values = new Map<string, unknown>(Object.entries(part?.specs ?? {}))
  const facts = factsBetween(kind, other)?.map((name) => values.get(name) ?? null)
  return JSON.stringify([kind, other, !part, facts])
}

function fit(a: Candidate, b: Candidate): boolean {
  if (a.part && b.part) return !doubtAbout([a.part, b.part], a.kind, b.kind)
  const [part, empty] = a.part ? [a.part, b] : [b.part, a]
  const fact = builtInFact(empty.kind)
  return part?.specs.kind !== 'processor' || !fact || part.specs[fact] === true
}
