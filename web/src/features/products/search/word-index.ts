import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { indexTerms } from './index-terms.ts'
import { type Alternative, type ParsedQuery, parseQuery, type QueryWord } from './parse-query.ts'
import { categoryOf, productText } from './product-text.ts'

/** The weights of the fields: name, type, specifications, description without and with specifications. */
const weights = { product: 8, keywords: 4, specs: 2, description: 0.5, remarks: 0.5 }
type Field = keyof typeof weights

const name: Field[] = ['product']
const type: Field[] = ['keywords']
const facts: Field[] = [...name, ...type, 'specs', 'description']
const everything: Field[] = [...facts, 'remarks']
const fieldsOf = { name, 'name or type': [...name, ...type], facts }

/** The tolerance of a search. If a level finds nothing, the next one is tried. */
interface Tolerance {
  /** Numbers may also be in remarks, and two letters may be the start of a word. */
  isWide?: boolean
  /** A last number of up to three digits may be the beginning of a longer one, while it is typed. */
  openNumber?: boolean
  /** Words that the search knows, such as categories, are corrected. */
  isCorrected?: boolean
  /** Letters that may be wrong in a word. */
  typos?: 1 | 2
}
const tolerances: Tolerance[] = [
  {},
  { isWide: true },
  { isWide: true, openNumber: true },
  { isWide: true, isCorrected: true },
  { isWide: true, isCorrected: true, typos: 1 },
  { isWide: true, isCorrected: true, typos: 2 },
]

/** The length from which so many letters of a word may be wrong. */
const minLetters = { 1: 5, 2: 6 }
/** The length from which two letters of a word may be swapped, which MiniSearch counts as two wrong ones. */
const minLettersSwapped = 4

/** Terms contain no space, so a list of terms is a text for MiniSearch. */
const joined = (terms: string[]) => terms.join(' ')
const separated = (text: string) => text.split(' ')

/** Finds rows by words and returns their positions in `rows`. */
export function createWordIndex(rows: CatalogRow[]) {
  const categories = rows.map(categoryOf)
  const index = new MiniSearch<Document>({
    fields: Object.keys(weights),
    stringifyField: joined,
    tokenize: separated,
    processTerm: (term) => term,
    searchOptions: { boost: weights },
  })
  index.addAll(rows.map((row, id) => ({ id, ...indexTerms(productText(row, categories[id])) })))

  function search(reading: ParsedQuery, tolerance: Tolerance): number[] {
    const found = matches(reading, tolerance)
    return reading.isCheapestFirst ? found.toSorted((a, b) => priceOf(a) - priceOf(b)) : found
  }

  function matches({ category, words }: ParsedQuery, tolerance: Tolerance): number[] {
    const isWanted = (id: number) => category === undefined || categories[id] === category
    if (words.length === 0) return [...rows.keys()].filter(isWanted)
    const query = { combineWith: 'AND', queries: words.map(toQuery(tolerance)) } as const
    return index.search(query, { filter: ({ id }) => isWanted(id) }).map(({ id }) => Number(id))
  }

  const priceOf = (place: number): number => rows[place]?.price ?? 0

  function searchOptional(reading: ParsedQuery, tolerance: Tolerance): number[] {
    const required = reading.words.filter(({ isOptional }) => !isOptional)
    const optional = reading.words.filter(({ isOptional }) => isOptional)
    if (optional.length === 0) return search(reading, tolerance)
    // A purpose is often named in the remarks only.
    const preferred = [reading.words, ...optional.map((word) => [...required, word])].flatMap(
      (words) => search({ ...reading, words }, { ...tolerance, isWide: true }),
    )
    return [...new Set([...preferred, ...search({ ...reading, words: required }, tolerance)])]
  }

  return {
    /** The rows that contain all words, best match first. */
    find(text: string): number[] {
      for (const tolerance of tolerances) {
        for (const reading of parseQuery(text, tolerance)) {
          const found = searchOptional(reading, tolerance)
          if (found.length > 0) return found
        }
      }
      return []
    },
  }
}

interface Document extends ReturnType<typeof indexTerms> {
  id: number
}

function toQuery(tolerance: Tolerance) {
  return (word: QueryWord, place: number, all: QueryWord[]): Query => ({
    combineWith: 'OR',
    queries: word.alternatives.flatMap((alternative) => {
      const { terms } = alternative
      const isLast = place === all.length - 1
      const isOpen = tolerance.openNumber && isLast && isOpenNumber(terms, all.length)
      const options = isOpen
        ? { fields: name, prefix: true }
        : optionsFor(word, alternative, tolerance)
      const isSwappable =
        !alternative.isWhole && word.letters >= minLettersSwapped && terms.length === 1
      const swapped = tolerance.typos && isSwappable ? terms.flatMap(swapsOf) : []
      return [
        { combineWith: 'AND', queries: terms, ...options },
        { combineWith: 'OR', queries: swapped, ...options, fuzzy: false },
      ]
    }),
  })
}

/** The word with each two neighboring letters swapped. */
const swapsOf = (word: string): string[] =>
  Array.from(
    word.slice(1),
    (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`,
  )

function optionsFor(
  { letters }: QueryWord,
  { where, isWhole }: Alternative,
  { isWide, typos }: Tolerance,
): SearchOptions {
  // Descriptions contain so many words that a typo finds a wrong one.
  const isAnywhere = where ? where === 'facts' && isWide : !typos
  return {
    fields: isAnywhere ? everything : fieldsOf[where ?? 'facts'],
    prefix: !isWhole && letters > (isWide ? 1 : 2),
    fuzzy: typos && !isWhole && letters >= minLetters[typos] ? typos : false,
  }
}

/** "rtx 50" and "5070" may be incomplete model numbers; 980 alone is a complete one. */
function isOpenNumber(terms: string[], words: number): boolean {
  const [, letters, digits] = terms.join('').match(/^(\p{L}*)(\d{2,3})$/u) ?? []
  return digits !== undefined && (digits.length === 2 || letters !== '' || words > 1)
}
