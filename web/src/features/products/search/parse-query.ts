import { type CatalogFilter, maxQueryLength } from './catalog-filter.ts'
import { readPricePhrase } from './price-phrase.ts'
import { type Category, categoriesIn } from './product-categories.ts'
import { isLetters, isMeasure, isNoise, isNumber, piecesOf, searchWords } from './search-words.ts'

/** One word of a search. It matches if all terms of one alternative are in the product. */
export interface QueryWord {
  alternatives: string[][]
  /** A word of letters, which may be the start of a longer word. */
  isPrefix: boolean
  /** The length of a word of letters, in which typos are tolerated; 0 for other words. */
  letters: number
}

export interface ParsedQuery {
  category?: Category
  words: QueryWord[]
}

/** Words without meaning once the category is known: "ssd drive", "ram kit". */
const generic = new Set('drive disk card stick kit pc computer desktop unit module'.split(' '))

/**
 * The possible interpretations of a search, strictest first: with a category, and with numbers joined to
 * the word before them ("ryzen 7").
 */
export function parseQuery(text: string): ParsedQuery[] {
  const words = [...new Set(searchWords(text.slice(0, maxQueryLength)))]
  const readings: { category?: Category; words: string[] }[] = [
    ...categoriesIn(words).map(({ category, rest }) => ({
      category,
      words: rest.filter((word) => !isNoise(word) && !generic.has(word)),
    })),
    { words: meaningful(words) },
  ]
  return readings.flatMap(({ words: own, category }) => {
    const joined = joinNumbers(own)
    const variants = joined.length === own.length ? [own] : [joined, own]
    variants.push(...withPairsJoined(own))
    return variants.map((variant) => ({
      category,
      words: variant.map((word) => toQueryWord(word, category)),
    }))
  })
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
function joinNumbers(words: string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1)
    if (before && isLetters(before) && /^\d{1,2}$/.test(word)) joined.splice(-1, 1, before + word)
    else joined.push(word)
    return joined
  }, [])
}

const number3 = /^\d{3,}/

function toQueryWord(word: string, category: Category | undefined): QueryWord {
  const parts = word.split('-')
  const joined = parts.join('')
  if (isLetters(joined)) {
    const singular = joined.length > 3 && joined.endsWith('s') ? [[joined.slice(0, -1)]] : []
    const alternatives = parts.length > 1 ? [[joined], parts] : [[joined], ...singular]
    return { alternatives, isPrefix: joined.length > 1, letters: joined.length }
  }
  const exact = { isPrefix: false, letters: 0 }
  if (isNumber(joined)) return { alternatives: [[joined]], ...exact }
  if (isMeasure(joined)) {
    // Names omit the unit: an RM850x has 850 W, a Kraken 240 has a radiator of 240 mm.
    const [number = ''] = category && number3.exec(joined) ? piecesOf(joined) : []
    return { alternatives: number ? [[joined], [number]] : [[joined]], ...exact }
  }
  const pieces = parts.flatMap(piecesOf)
  // Short pieces are not separated, because "am5" would match an AM4 board with 5 slots.
  const isModel = pieces.every((piece) => piece.length > (isNumber(piece) ? 2 : 1))
  const apart = parts.length > 1 ? [parts] : []
  return { alternatives: [[joined], ...apart, ...(isModel ? [pieces] : [])], ...exact }
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
