import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { kindsByType, partOf } from '@tech-house/api/contract/compatibility/catalog-parts'
import { checkBuild, fitOf } from '@tech-house/api/contract/compatibility/check-build'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import { verdicts } from '@tech-house/api/contract/compatibility/reason'

/** A search for parts that fit another one, such as "case for rtx 5080". */
const request =
  /^(?<wanted>.+?)\s(?:for|(?:(?:that|which)\s)?(?:fits?|works?\swith)|compatible\swith)\s(?<other>.+)$/i

/** How many of the products that match the other part are compared, the best matches. */
const maxOthers = 3

interface PlacedPart {
  place: number
  part: AnyPart
}

/**
 * Finds places of rows by words. If a search names a part and another one that it has to fit, and no
 * such part has all the words, it finds what fits the other one, best fit first.
 */
export function fitFinder(rows: CatalogRow[], findWords: (text: string) => number[]) {
  const kinds = kindsByType(rows)

  const partsAt = (places: Iterable<number>): PlacedPart[] =>
    [...places].flatMap((place) => {
      const row = rows[place]
      const part = row && partOf(row, 1, kinds)
      return part ? [{ place, part }] : []
    })

  function findFitting(wanted: PlacedPart[], others: PlacedPart[]): PlacedPart[] {
    const fitting = fittingAny(wanted, others)
    if (fitting.length > 0) return fitting
    // Memory and a processor, for example, are compared only by a board.
    const boards = partsAt(rows.keys()).filter(isOf('motherboard'))
    return fittingAny(wanted, fittingAny(boards, others))
  }

  return (text: string): number[] => {
    const found = findWords(text)
    const { wanted, other } = text.match(request)?.groups ?? {}
    if (!wanted || !other) return found
    const candidates = partsAt(findWords(wanted))
    const kind = candidates[0]?.part.specs.kind
    if (kind === undefined || partsAt(found.slice(0, 1)).some(isOf(kind))) return found
    const others = partsAt(findWords(other)).filter((part) => !isOf(kind)(part))
    const fitting = findFitting(candidates.filter(isOf(kind)), others)
    return fitting.length > 0 ? fitting.map(({ place }) => place) : found
  }
}

const isOf =
  (kind: AnyPart['specs']['kind']) =>
  ({ part }: PlacedPart): boolean =>
    part.specs.kind === kind

/** The parts that fit one of the others, best fit first; only others of one kind are compared. */
function fittingAny(parts: PlacedPart[], others: PlacedPart[]): PlacedPart[] {
  // Coolers come last, because each has many sockets and may be named after one.
  const kinds = new Set(others.map(({ part }) => part.specs.kind))
  for (const kind of [...kinds].sort((a, b) => Number(a === 'cooler') - Number(b === 'cooler'))) {
    const compared = others.filter(isOf(kind)).slice(0, maxOthers)
    const ranked = parts
      .map((part) => ({ part, rank: rankOf(part, compared) }))
      .filter(({ rank }) => rank < verdicts.indexOf('does-not-fit'))
    if (ranked.length > 0) return ranked.sort((a, b) => a.rank - b.rank).map(({ part }) => part)
  }
  return []
}

/** The best verdict of a part with one of the others, 0 for "fits"; infinite if none compares them. */
function rankOf({ part }: PlacedPart, others: PlacedPart[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const other of others) {
    const fit = fitOf(part.id, checkBuild([other.part, part]))
    if (fit) best = Math.min(best, verdicts.indexOf(fit.verdict))
    if (best === 0) break
  }
  return best
}
