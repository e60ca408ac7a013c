import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { kindsByType, partOf } from '@tech-house/api/contract/compatibility/catalog-parts'
import { checkBuild, fitOf } from '@tech-house/api/contract/compatibility/check-build'
import { type AnyPart, buildOf } from '@tech-house/api/contract/compatibility/part'
import { verdicts } from '@tech-house/api/contract/compatibility/reason'
import { asksForCheap } from './price-phrase.ts'
import { categoriesIn, namesOf } from './product-categories.ts'
import { sockets } from './product-text.ts'
import { isMeasure, searchWords } from './search-words.ts'

/** A search for parts that fit another one, such as "case for rtx 5080". */
const request =
  /^(?<wanted>.+?)\s(?:for|(?:(?:that|which)\s)?(?:fits?|works?\swith)|compatible\swith)\s(?<other>.+)$/i

/** Terms of models and sockets, such as 9800x3d and am5, which name another part. */
const isModel = (term: string): boolean => /\d/.test(term) && !isMeasure(term)

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
    const { wanted, other } = readRequest(text)
    if (!wanted || !other) return found
    const candidates = partsAt(findWords(wanted))
    const kind = candidates[0]?.part.specs.kind
    if (kind === undefined || partsAt(found.slice(0, 1)).some(isOf(kind))) return found
    // A cooler has many sockets, so it says nothing about what else fits one of them.
    const excluded = [kind, ...(other.search(sockets) < 0 ? [] : ['cooler'])]
    const others = partsAt(findWords(other)).filter(
      ({ part }) => !excluded.includes(part.specs.kind),
    )
    const fitting = findFitting(candidates.filter(isOf(kind)), others)
    if (fitting.length === 0) return found
    const places = fitting.map(({ place }) => place)
    // The candidates of "cheap case for rtx 5080" are sorted by price.
    if (!asksForCheap(text)) return places
    return candidates.map(({ place }) => place).filter((place) => places.includes(place))
  }
}

/** The part that a search wants and the one that it has to fit: also "rtx 5080 psu". */
function readRequest(text: string): { wanted?: string; other?: string } {
  const { groups } = text.match(request) ?? {}
  if (groups) return groups
  const [named] = categoriesIn(searchWords(text))
  if (!named?.rest.some(isModel)) return {}
  return { wanted: namesOf(named.category)[0], other: named.rest.join(' ') }
}

const isOf =
  (kind: AnyPart['specs']['kind']) =>
  ({ part }: PlacedPart): boolean =>
    part.specs.kind === kind

/** The parts that fit one of the others, best fit first; only others of one kind are compared. */
function fittingAny(parts: PlacedPart[], others: PlacedPart[]): PlacedPart[] {
  for (const kind of new Set(others.map(({ part }) => part.specs.kind))) {
    const compared = others.filter(isOf(kind)).slice(0, maxOthers)
    const ranked = parts
      .map((part) => ({ part, rank: rankOf(part, compared) }))
      .filter(({ rank }) => rank < verdicts.indexOf('does-not-fit'))
    if (ranked.length > 0) return ranked.sort((a, b) => a.rank - b.rank).map(({ part }) => part)
  }
  return []
}

/**
 * A power supply below the one that the vendor of the card recommends. The rules compare the watts only
 * with a processor.
 */
function isTooWeak(parts: AnyPart[]): boolean {
  const { 'power-supply': supplies, 'graphics-card': cards } = buildOf(parts)
  const watts = supplies[0]?.specs.watts
  const recommended = cards[0]?.specs.recommendedSupplyWatts
  return watts !== undefined && recommended !== undefined && watts < recommended
}

/** The best verdict of a part with one of the others, 0 for "fits"; infinite if none compares them. */
function rankOf({ part }: PlacedPart, others: PlacedPart[]): number {
  let best = Number.POSITIVE_INFINITY
  for (const other of others) {
    if (isTooWeak([part, other.part])) continue
    const fit = fitOf(part.id, checkBuild([other.part, part]))
    if (fit) best = Math.min(best, verdicts.indexOf(fit.verdict))
    if (best === 0) break
  }
  return best
}
