import { type Part, type PartKind, pairs } from './part.ts'
import {
  type About,
  advise,
  doesNotFit,
  type Fact,
  factOf,
  fits,
  format,
  type KnownFact,
  missing,
  note,
  type Reason,
  withOrigins,
} from './reason.ts'

/** Compares a fact of each part with one of each other part. With `advice` an unknown one is only a note. */
export function compareFacts<
  Kind extends PartKind,
  Name extends Fact<Kind>,
  OtherKind extends PartKind,
  OtherName extends Fact<OtherKind>,
>(
  [parts, name]: [readonly Part<Kind>[], Name],
  [others, otherName]: [readonly Part<OtherKind>[], OtherName],
  compare: (
    fact: KnownFact<Kind, Name>,
    otherFact: KnownFact<OtherKind, OtherName>,
    about: [Part<Kind>, Part<OtherKind>],
  ) => Reason | Reason[],
  advice?: string,
): Reason[] {
  return pairs(parts, others).flatMap(([part, other]) => {
    const fact = factOf(part, name)
    const otherFact = factOf(other, otherName)
    if (fact !== undefined && otherFact !== undefined) {
      const compared = [compare(fact, otherFact, [part, other])].flat()
      return compared.map((reason) => withOrigins(reason, [part, name], [other, otherName]))
    }
    return [
      ...(fact === undefined ? [unknown(part, name, other, advice)] : []),
      ...(otherFact === undefined ? [unknown(other, otherName, part, advice)] : []),
    ]
  })
}

const unknown = <Kind extends PartKind>(
  part: Part<Kind>,
  fact: Fact<Kind>,
  other: Pick<Part, 'id'>,
  advice: string | undefined,
) => (advice ? advise(part, fact, advice, [other]) : missing(part, fact, [other]))

/** Compares a total with its limit. Too much does not fit, whatever the unknown facts are. */
export function compareTotal(
  { total, limit = Infinity, text }: { total: number; limit: number | undefined; text: string },
  about: About,
  unknownFacts: Reason[],
): Reason[] {
  if (total > limit) return [doesNotFit(text, about)]
  return unknownFacts.length > 0 ? unknownFacts : [fits(text, about)]
}

interface Room {
  what: string
  size: number
  room: number
  noteBelow?: number
}

/** Compares a length with the room for it, both in mm. Less than `noteBelow` of room left is a note. */
export function compareRoom({ what, size, room, noteBelow = 0 }: Room, about: About): Reason {
  const left = Math.round((room - size) * 10) / 10
  const figures = `${format(size)} mm ${what}, ${format(Math.max(room, 0))} mm of room`
  if (left < 0) return doesNotFit(`${figures}, ${format(-left)} mm too long`, about)
  return (left < noteBelow ? note : fits)(`${figures}, ${format(left)} mm left`, about)
}
