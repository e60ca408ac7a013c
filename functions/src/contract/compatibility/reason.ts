import { formatNumber } from '../format-number.ts'
import { type Fact, factQuestion } from './fact-questions.ts'
import type { AnyPart, Part } from './part.ts'

/**
 * The answers of a rule, from the best to the worst. A missing fact that can make parts unfit is `unknown`;
 * one that can only lead to a note is a note.
 */
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

type FactOf<P> = P extends Part<infer Kind> ? Fact<Kind> : never

/** A deciding fact of a part is missing: a rule cannot answer. `others` are the parts it was needed for. */
export function missing<P extends AnyPart>(part: P, fact: FactOf<P>, others: About = []): Reason {
  return withFact(
    isUnknown(`${factQuestion(part, fact)} is not known.`, [part, ...others]),
    part,
    fact,
  )
}

/** An advising fact of a part is missing: it cannot make the parts unfit, so a note says what to look at. */
export function advise<P extends AnyPart>(
  part: P,
  fact: FactOf<P>,
  { look, before = '' }: { look: string; before?: string },
  others: About = [],
): Reason {
  const text = `${before}${factQuestion(part, fact)} is not known: ${look}`
  return withFact(note(text, [part, ...others]), part, fact)
}

/** Names the missing fact for programs. */
const withFact = (reason: Reason, part: Pick<Part, 'id'>, field: string): Reason => ({
  ...reason,
  missing: { productId: part.id, field },
})

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
