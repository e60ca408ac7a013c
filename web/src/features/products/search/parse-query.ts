import { type CatalogFilter, maxQueryLength } from './catalog-filter.ts'
import { asksForCheap, readPricePhrase } from './price-phrase.ts'
import {
  type Category,
  categoriesIn,
  categoryWords,
  isCategoryName,
  isFormOf,
} from './product-categories.ts'
import { isLetters, isMeasure, isNoise, isNumber, piecesOf, searchWords } from './search-words.ts'
import { typos } from './typos.ts'

/** One word of a search. It matches if one of its alternatives does. */
export interface QueryWord {
  alternatives: Alternative[]
  /** The length of a word of letters, which may be the start of a longer word; 0 for other words. */
  letters: number
  /** Products with this word come first, but products without it are found too. */
  isOptional?: boolean
}

/** Matches if all terms are in the product. */
export interface Alternative {
  terms: string[]
  /** The part of the product in which the terms must be. */
  where?: 'name' | 'name or type' | 'facts' | undefined
  /** Not the start of a longer word. */
  isWhole?: boolean
}

export interface ParsedQuery {
  category?: Category
  words: QueryWord[]
  /** The best match is the cheapest: "cheapest gpu". */
  isCheapestFirst: boolean
}

/** Words without meaning once the category is known: "ssd drive", "ram kit". */
const generic = new Set(
  'drive disk card stick kit pc computer desktop unit module build rig setup'.split(' '),
)

/** Things that many descriptions mention: who searches them wants no product with one. */
const accessories = ['cable', 'adapter', 'fan', 'paste', 'speaker']

/** Purposes and praise, which few descriptions name: "gaming mouse", "office monitor". */
const optional = new Set(
  'gaming gamer gamers game games office work workstation home streaming professional video programming editing fast'.split(
    ' ',
  ),
)

/** Words with the same meaning, and other spellings. */
const synonyms = [
  'silent quiet',
  'light lightweight',
  'laptop notebook',
  'liquid water',
  'wooden wood',
  'gray grey',
  'color colour',
  'aluminum aluminium',
  'canceling cancelling',
  'mic microphone',
  'lan ethernet',
].map((group) => group.split(' '))

/**
 * The possible interpretations of a search, strictest first: with a category, and with numbers joined to
 * the word before them ("ryzen 7").
 */
export function parseQuery(text: string, tolerance: { isCorrected?: boolean } = {}): ParsedQuery[] {
  const typed = [...new Set(searchWords(text.slice(0, maxQueryLength)))]
  const isCheap = asksForCheap(text)
  const words = tolerance.isCorrected ? typed.map(corrected) : typed
  const readings: { category?: Category; words: string[] }[] = [
    ...categoriesIn(words).map(({ category, rest }) => ({
      category,
      words: rest.filter((word) => !isNoise(word) && !generic.has(word)),
    })),
    { words: isCheap ? words.filter((word) => !isNoise(word)) : meaningful(words) },
  ]
  return readings.flatMap(({ words: own, category }) =>
    variantsOf(own).map((variant) => ({
      category,
      words: variant.map((word) => toQueryWord(word, category)),
      // Without a category it would put what only mentions the words before what they name.
      isCheapestFirst: isCheap && (category !== undefined || variant.length === 0),
    })),
  )
}

/** Words with typos that the index cannot find: "power suply", "gmaing mouse", "rizen 7". */
const correctable = [...categoryWords, ...optional, 'ryzen', 'ultra', 'quiet', 'silent'].filter(
  (word) => word.length > 4,
)

function corrected(word: string): string {
  if (word.length < 4 || correctable.some((known) => isFormOf(known, word))) return word
  return correctable.find((known) => typos(known, word, 1) > 0) ?? word
}

/** The words with numbers joined to the word before, without, and with two words joined to one. */
function variantsOf(words: string[]): string[][] {
  const joined = joinNumbers(words, /^\d{1,2}$/)
  // A digit alone is never separated: "ultra 5" must not find a Core Ultra 7 with DDR5.
  const apart = joinNumbers(words, /^\d$/)
  return [joined, ...(apart.length > joined.length ? [apart] : []), ...withPairsJoined(apart)]
}

/** Two words for one: "hyper x" is HyperX, "super light" Superlight. */
function withPairsJoined(words: string[]): string[][] {
  return words.slice(1).flatMap((word, place) => {
    const before = words[place] ?? ''
    return isLetters(before) && isLetters(word) ? [words.toSpliced(place, 2, before + word)] : []
  })
}

function meaningful(words: string[]): string[] {
  const kept = words.filter((word) => !isNoise(word))
  return kept.length > 0 ? kept : words
}

/** Joins a small number with the word before it, because it has no meaning alone: "ryzen 7". */
function joinNumbers(words: string[], small: RegExp): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1)
    if (before && isLetters(before) && small.test(word)) joined.splice(-1, 1, before + word)
    else joined.push(word)
    return joined
  }, [])
}

function toQueryWord(word: string, category: Category | undefined): QueryWord {
  const parts = word.split('-')
  const joined = parts.join('')
  if (isLetters(joined)) return ofLetters(joined, parts, category)
  // Numbers in a description may belong to other parts; a digit belongs to its word, as in 4K and Wi-Fi 6.
  const isSpecific = isMeasure(joined) || (joined.match(/\d/g) ?? []).length > 1
  const where: Alternative['where'] = isSpecific ? 'facts' : undefined
  const alternatives: Alternative[] = [{ terms: [joined], where }]
  if (isMeasure(joined)) {
    const [number = ''] = piecesOf(joined)
    // Names omit the unit: an RM850x has 850 W, a Kraken 240 has a radiator of 240 mm.
    if (category && number.length > 2) alternatives.push({ terms: [number], where: 'name' })
  } else if (!isNumber(joined)) {
    if (parts.length > 1) alternatives.push({ terms: parts, where })
    alternatives.push(...modelsIn(parts).map((terms) => ({ terms, where })))
  }
  return { alternatives, letters: 0 }
}

/** The parts of a model without spaces: "rtx5070ti" is rtx, 5070 and ti, "ryzen9800x3d" ryzen and 9800x3d. */
function modelsIn(parts: string[]): string[][] {
  const pieces = parts.flatMap(piecesOf)
  // Short pieces are not separated, because "am5" would match an AM4 board with 5 slots.
  const isModel = pieces.every((piece) => piece.length > (isNumber(piece) ? 2 : 1))
  const [, series, model] = parts.join('').match(/^(\p{L}{3,})(\d\w{2,})$/u) ?? []
  return [...(isModel ? [pieces] : []), ...(series && model ? [[series, model]] : [])]
}

function ofLetters(word: string, parts: string[], category: Category | undefined): QueryWord {
  const singular = word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : []
  const others = synonyms.find((group) => group.includes(word))?.filter((other) => other !== word)
  // "black case" must not find memory with a black heat spreader for any case.
  const isThing = isCategoryName(word) || accessories.some((name) => isFormOf(name, word))
  const where: Alternative['where'] = !category && isThing ? 'name or type' : undefined
  const alternatives: Alternative[] = [
    { terms: [word], where },
    ...singular.map((term) => ({ terms: [term], where })),
    ...(others ?? []).map((term) => ({ terms: [term], where, isWhole: true })),
  ]
  if (parts.length > 1) alternatives.push({ terms: parts })
  return {
    alternatives,
    letters: word.length,
    isOptional: category !== undefined && optional.has(word),
  }
}

/** The words to search for, and the bounds of the price, which the words may name as well. */
export function readWords({ words, minPrice, maxPrice }: CatalogFilter) {
  const phrase = readPricePhrase(words)
  const lower = [minPrice, phrase.minPrice].filter((bound) => bound !== undefined)
  const upper = [maxPrice, phrase.maxPrice].filter((bound) => bound !== undefined)
  return {
    words: phrase.rest.trim(),
    minPrice: lower.length > 0 ? Math.max(...lower) : undefined,
    maxPrice: upper.length > 0 ? Math.min(...upper) : undefined,
  }
}
