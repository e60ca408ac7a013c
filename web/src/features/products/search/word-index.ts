import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import MiniSearch, { type Query } from 'minisearch'
import { indexTerms } from './index-terms.ts'
import { type ParsedQuery, parseQuery, type QueryWord } from './parse-query.ts'
import { categoryOf, productText } from './product-text.ts'

/** The weights of the fields: name, type, specifications, description. */
const boost = { product: 8, keywords: 4, specs: 2, description: 0.5 }

const allTerms = (term: string) => [term]

/** The tolerance of a search. If a level finds nothing, the next one is tried. */
interface Tolerance {
  /** A last number of up to three digits may be the beginning of a longer one, while it is typed. */
  openNumber?: boolean
  /** Letters that may be wrong in a word; two that are swapped count as two. */
  typos?: 1 | 2
}
const tolerances: Tolerance[] = [{}, { openNumber: true }, { typos: 1 }, { typos: 2 }]

/** Finds rows by words and returns their positions in `rows`. */
export function createWordIndex(rows: CatalogRow[]) {
  const categories = rows.map(categoryOf)
  const index = new MiniSearch<Document>({
    fields: Object.keys(boost),
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: allTerms, combineWith: 'AND' },
  })
  index.addAll(rows.map((row, id) => ({ id, ...productText(row, categories[id]) })))

  function search({ category, words }: ParsedQuery, tolerance: Tolerance): number[] {
    const isWanted = (id: number) => category === undefined || categories[id] === category
    if (words.length === 0) return [...rows.keys()].filter(isWanted)
    const query = { combineWith: 'AND', queries: words.map(toQuery(tolerance)) } as const
    return index.search(query, { filter: ({ id }) => isWanted(id) }).map(({ id }) => Number(id))
  }

  return {
    /** The rows that contain all words, best match first. */
    find(text: string): number[] {
      const readings = parseQuery(text)
      for (const tolerance of tolerances) {
        for (const reading of readings) {
          const found = search(reading, tolerance)
          if (found.length > 0) return found
        }
      }
      return []
    },
  }
}

interface Document extends ReturnType<typeof productText> {
  id: number
}

function toQuery({ openNumber, typos }: Tolerance) {
  return (
    { alternatives, isPrefix, letters }: QueryWord,
    place: number,
    all: QueryWord[],
  ): Query => ({
    combineWith: 'OR',
    queries: alternatives.map((terms) => {
      const isOpen = openNumber && place === all.length - 1 && isOpenNumber(terms, all.length)
      return {
        combineWith: 'AND',
        queries: terms,
        prefix: isPrefix || isOpen,
        fuzzy: typos !== undefined && letters > typos + 2 ? typos : false,
        ...(isOpen && { fields: ['product'] }),
      }
    }),
  })
}

/** "rtx 50" and "5070" may be incomplete model numbers; 980 alone is a complete one. */
function isOpenNumber(terms: string[], words: number): boolean {
  const [, letters, digits] = terms.join('').match(/^(\p{L}*)(\d{2,3})$/u) ?? []
  return digits !== undefined && (digits.length === 2 || letters !== '' || words > 1)
}
