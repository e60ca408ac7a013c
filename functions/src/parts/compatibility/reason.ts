import { formatNumber } from '../format-number.ts'
import { fieldsOf } from '../specifications/specification-kinds.ts'
import type { Part, PartKind } from './part.ts'

export type Fact<Kind extends PartKind> = Exclude<keyof Part<Kind>['specs'], 'kind' | 'sources'> &
  string

/** From the best to the worst. A missing fact is `unknown`, or a note if it can only lead to one. */
export const verdicts = ['fits', 'fits-with-note', 'unknown', 'does-not-fit'] as const
export type Verdict = (typeof verdicts)[number]

export interface Reason {
  verdict: Verdict
  text: string
  parts: string[]
  missing?: { productId: string; field: string } | undefined
  /** Where the vendor lists it. */
  url?: string | undefined
}

export function worstOf(reasons: readonly { verdict: Verdict }[]): Verdict | undefined {
  return verdicts.findLast((verdict) => reasons.some((reason) => reason.verdict === verdict))
}

export const worstFirst = (a: Reason, b: Reason): number =>
  verdicts.indexOf(b.verdict) - verdicts.indexOf(a.verdict)

export type About = readonly Pick<Part, 'id'>[]

const reason =
  (verdict: Verdict) =>
  (text: string, about: About): Reason => ({ verdict, text, parts: about.map(({ id }) => id) })

export const fits = reason('fits')
export const note = reason('fits-with-note')
export const doesNotFit = reason('does-not-fit')
export const isUnknown = reason('unknown')

/** `isFitting` is `undefined` for values of which the rules do not know whether they fit one another. */
export function fitsIf(isFitting: boolean | undefined, text: string, about: About): Reason {
  if (isFitting === undefined) return isUnknown(`${text}. Whether it fits is not known.`, about)
  return (isFitting ? fits : doesNotFit)(text, about)
}

/** In the words of the product page and of the form for a part. */
const nameFact = <Kind extends PartKind>({ name, specs }: Part<Kind>, fact: Fact<Kind>): string =>
  `${name}: “${fieldsOf(specs.kind)[fact]?.label}”`

/** The reason with what says the facts of its parts that are derived. */
export function withOrigins(reason: Reason, ...facts: [part: Part, fact: string][]): Reason {
  const origins = facts.flatMap(([{ specs, derived }, fact]) => {
    const label = fieldsOf(specs.kind)[fact]?.label.toLowerCase()
    const from = derived?.[fact]?.from
    return from ? `${label} from ${from}` : []
  })
  return origins.length > 0 ? { ...reason, text: `${reason.text} (${origins.join(', ')})` } : reason
}

/** A deciding fact of a part is missing: a rule cannot answer. `others` are the parts it was needed for. */
export function missing<Kind extends PartKind>(
  part: Part<Kind>,
  fact: Fact<Kind>,
  others: About = [],
  text = `${nameFact(part, fact)} is not known.`,
): Reason {
  return { ...isUnknown(text, [part, ...others]), missing: { productId: part.id, field: fact } }
}

export const missingIn = <Kind extends PartKind>(
  parts: readonly Part<Kind>[],
  fact: Fact<Kind>,
  others: About = [],
): Reason[] =>
  parts
    .filter((part) => factOf(part, fact) === undefined)
    .map((part) => missing(part, fact, others))

/** An advising fact of a part is missing: it cannot make the parts unfit, so a note gives advice. */
export function advise<Kind extends PartKind>(
  part: Part<Kind>,
  fact: Fact<Kind>,
  advice: string,
  others: About = [],
): Reason {
  const text = `${nameFact(part, fact)} is not known: ${advice}`
  return { ...missing(part, fact, others, text), verdict: 'fits-with-note' }
}

/** A fact of a part; `undefined` if it is unknown. */
export const factOf = <Kind extends PartKind, Name extends Fact<Kind>>(
  part: Part<Kind>,
  name: Name,
): KnownFact<Kind, Name> | undefined =>
  // Facts are optional fields of the specifications of their kind.
  (part.specs as Record<string, unknown>)[name] as KnownFact<Kind, Name> | undefined

export type KnownFact<Kind extends PartKind, Name extends Fact<Kind>> = NonNullable<
  Part<Kind>['specs'][Name]
>

/** A number for people: `6,000`, `3.6`. */
export const format = (value: number): string => formatNumber(value, 1)
