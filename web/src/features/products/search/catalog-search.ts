import type { CatalogRow } from '@tech-house/api/contract/catalog-rows'
import { specificationChips } from '@tech-house/api/contract/specification-text'
import type { CatalogFilter, SortOrder } from './catalog-filter.ts'
import {
  conditionsOf,
  countFacets,
  type Facets,
  facetFields,
  type SpecificationFields,
} from './facets.ts'
import { fitFinder } from './find-fitting.ts'
import { type LineMatch, type LineQuery, lineMatcher } from './match-lines.ts'
import { readWords } from './parse-query.ts'
import { type Relaxation, relaxationsOf, singleWords } from './relaxations.ts'
import { createWordIndex } from './word-index.ts'

export interface FoundProduct extends CatalogRow {
  /** At most three short facts. */
  chips: string[]
}

export interface SearchResult {
  /** The first results, up to the requested number. */
  products: FoundProduct[]
  total: number
  facets: Facets
  relaxations: Relaxation[]
}

/** Searches one state of the catalog. The rows must be sorted by newest first. */
export function createCatalogSearch(rows: CatalogRow[]) {
  const index = createWordIndex(rows)
  const find = fitFinder(rows, index.find)
  const types = [...new Set(rows.map(({ type }) => type))]
  const fieldsByType = new Map<string, SpecificationFields>()

  // The names of all products are only needed for a list.
  let matchLine: ReturnType<typeof lineMatcher> | undefined

  function narrow(wanted: CatalogFilter) {
    // The type in a URL may not exist, or not any more.
    const filter = types.includes(wanted.type) ? wanted : { ...wanted, type: '' }
    const { words, ...price } = readWords(filter)
    const found = words ? find(words).flatMap((place) => rows[place] ?? []) : rows
    const fields = fieldsByType.get(filter.type) ?? facetFields(rows, filter.type)
    fieldsByType.set(filter.type, fields)
    return countFacets(found, conditionsOf({ ...filter, ...price }, fields), types, fields)
  }

  return {
    search(filter: CatalogFilter, limit: number): SearchResult {
      const { remaining, facets } = narrow(filter)
      return {
        products: sortRows(remaining, rows, orderOf(filter)).slice(0, limit).map(withChips),
        total: remaining.length,
        facets,
        relaxations: remaining.length > 0 ? [] : relaxations(filter, facets),
      }
    },

    /** The products that the lines of a list name. */
    matchLines(lines: LineQuery[]): LineMatch[] {
      matchLine ??= lineMatcher(rows, index)
      return lines.map(matchLine)
    },
  }

  function relaxations(filter: CatalogFilter, facets: Facets): Relaxation[] {
    const found = relaxationsOf(filter, facets).flatMap(withCount)
    return found.length > 0 ? found : singleWords(filter).flatMap(withCount)
  }

  function withCount(change: Omit<Relaxation, 'count'>): Relaxation[] {
    const count = narrow(change.filter).remaining.length
    return count > 0 ? [{ ...change, count }] : []
  }
}

const withChips = (row: CatalogRow): FoundProduct => ({
  ...row,
  chips: row.specs ? specificationChips(row.specs) : [],
})

/** Rows found by words are already sorted by best match. */
const orderOf = (filter: CatalogFilter): SortOrder | 'given' =>
  filter.sort ?? (readWords(filter).words ? 'given' : 'newest')

const byName = new Intl.Collator('en', { numeric: true })

function sortRows(found: CatalogRow[], all: CatalogRow[], order: SortOrder | 'given') {
  switch (order) {
    case 'given':
      return found
    case 'price-asc':
      return found.toSorted((a, b) => a.price - b.price)
    case 'price-desc':
      return found.toSorted((a, b) => b.price - a.price)
    case 'name':
      return found.toSorted((a, b) => byName.compare(a.product, b.product))
    case 'newest': {
      const place = new Map(all.map((row, index) => [row, index]))
      return found.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
    }
  }
}
