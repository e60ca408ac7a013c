import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { indexTerms } from './index-terms.ts'
import { type Alternative, type ParsedQuery, parseQuery, type QueryWord } from './parse-query.ts'
import { categoryOf, productText } from './product-text.ts'
import { createTermIndex, type Scores, type TermQuery } from './term-index.ts'

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
  /** Letters that may be wrong in a word. */
  typos?: 1 | 2
}
const tolerances: Tolerance[] = [
  {},
  { isWide: true },
  { isWide: true, openNumber: true },
  { isWide: true, typos: 1 },
  { isWide: true, typos: 2 },
]

/** The length from which so many letters of a word may be wrong. */
const minLetters = { 1: 5, 2: 7 }

/** Finds rows by words and returns their positions in `rows`. */
export function createWordIndex(rows: CatalogRow[]) {
  const categories = rows.map(categoryOf)
  const lookUp = createTermIndex<Field>(
    rows.map((row, place) => indexTerms(productText(row, categories[place]))),
    weights,
  )

  function search({ category, words }: ParsedQuery, tolerance: Tolerance): number[] {
    const isWanted = (place: number) => category === undefined || categories[place] === category
    if (words.length === 0) return [...rows.keys()].filter(isWanted)
    const found = inAll(words.map((word, place) => inAny(word, tolerance, place, words.length)))
    return [...found]
      .filter(([place]) => isWanted(place))
      .sort(([, a], [, b]) => b - a)
      .map(([place]) => place)
  }

  function inAny(word: QueryWord, tolerance: Tolerance, place: number, words: number): Scores {
    const isLast = place === words - 1
    const found = word.alternatives.map((alternative) => {
      const isOpen = tolerance.openNumber && isLast && isOpenNumber(alternative.terms, words)
      const query = isOpen
        ? { fields: name, isPrefix: true }
        : queryFor(word, alternative, tolerance)
      return inAll(alternative.terms.map((term) => lookUp(term, query)))
    })
    return sumOf(found)
  }

  function searchOptional(reading: ParsedQuery, tolerance: Tolerance): number[] {
    const found = search(reading, tolerance)
    const required = reading.words.filter(({ isOptional }) => !isOptional)
    if (required.length === reading.words.length) return found
    return [...new Set([...found, ...search({ ...reading, words: required }, tolerance)])]
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

function queryFor(
  { letters }: QueryWord,
  { where, isWhole }: Alternative,
  { isWide, typos }: Tolerance,
): TermQuery<Field> {
  // Descriptions contain so many words that a typo finds a wrong one.
  const isAnywhere = where ? where === 'facts' && isWide : !typos
  return {
    fields: isAnywhere ? everything : fieldsOf[where ?? 'facts'],
    isPrefix: !isWhole && letters > (isWide ? 1 : 2),
    ...(typos && letters >= minLetters[typos] && { typos }),
  }
}

/** The documents of all maps, with the sum of their scores. */
function inAll([first = new Map(), ...others]: Scores[]): Scores {
  const all: Scores = new Map()
  for (const [place, score] of first) {
    if (others.every((scores) => scores.has(place))) {
      all.set(
        place,
        others.reduce((sum, scores) => sum + (scores.get(place) ?? 0), score),
      )
    }
  }
  return all
}

/** The documents of any map, with the sum of their scores. */
function sumOf([first = new Map(), ...others]: Scores[]): Scores {
  for (const scores of others) {
    for (const [place, score] of scores) first.set(place, (first.get(place) ?? 0) + score)
  }
  return first
}

/** "rtx 50" and "5070" may be incomplete model numbers; 980 alone is a complete one. */
function isOpenNumber(terms: string[], words: number): boolean {
  const [, letters, digits] = terms.join('').match(/^(\p{L}*)(\d{2,3})$/u) ?? []
  return digits !== undefined && (digits.length === 2 || letters !== '' || words > 1)
}
