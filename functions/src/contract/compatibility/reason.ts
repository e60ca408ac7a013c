import { formatNumber } from '../format-number.ts'
import { fieldsOf } from '../specification-kinds.ts'
import type { AnyPart, Part, PartKind } from './part.ts'

/** The answers of a rule, from the best to the worst. */
export const verdicts = ['fits', 'fits-with-note', 'unknown', 'does-not-fit'] as const
export type Verdict = (typeof verdicts)[number]

/** A fact that the shop does not know. */
export interface MissingFact {
  productId: string
  /** The name of the specification. */
  field: string
}

/** What a rule found out about some parts. */
export interface Reason {
  verdict: Verdict
  /** Names both figures or the missing fact. */
  text: string
  /** The ids of the products it is about. */
  parts: string[]
  missing?: MissingFact
  /** Where the vendor lists the fact. */
  url?: string
}

/** The worst verdict; `undefined` without reasons. */
export function worstOf(reasons: readonly { verdict: Verdict }[]): Verdict | undefined {
  return verdicts.findLast((verdict) => reasons.some((reason) => reason.verdict === verdict))
}

type About = readonly Pick<Part, 'id'>[]

const reason =
  (verdict: Verdict) =>
  (text: string, about: About): Reason => ({
    verdict,
    text,
    parts: about.map(({ id }) => id),
  })

export const fits = reason('fits')
export const note = reason('fits-with-note')
export const doesNotFit = reason('does-not-fit')
export const isUnknown = reason('unknown')

type FieldOf<P> = P extends Part<infer Kind> ? FieldsOfKind<Kind> : never
type FieldsOfKind<Kind extends PartKind> = Exclude<keyof Part<Kind>['specs'], 'kind' | 'sources'>

/** A fact of a part is missing, so a rule cannot answer. `others` are the parts it was needed for. */
export function missing<P extends AnyPart>(
  part: P,
  field: FieldOf<P> & string,
  others: About = [],
): Reason {
  const label = fieldsOf(part.specs.kind)[field]?.label ?? field
  return {
    ...isUnknown(`“${label}” of ${part.name} is not known.`, [part, ...others]),
    missing: { productId: part.id, field },
  }
}

/** A number for people: `6,000`, `3.6`. */
export const format = (value: number): string => formatNumber(value, 1)

/** Compares a length with the room for it, both in mm. Less than `noteBelow` of room left is a note. */
export function compareRoom(
  {
    what,
    size,
    room,
    noteBelow = 0,
  }: { what: string; size: number; room: number; noteBelow?: number },
  about: About,
): Reason {
  const left = Math.round((room - size) * 10) / 10
  const figures = `${format(size)} mm ${what}, ${format(Math.max(room, 0))} mm of room`
  if (left < 0) return doesNotFit(`${figures}, ${format(-left)} mm too long`, about)
  return (left < noteBelow ? note : fits)(`${figures}, ${format(left)} mm left`, about)
}
