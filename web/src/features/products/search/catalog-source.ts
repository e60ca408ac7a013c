import type { Catalog } from '@tech-house/api/contract/catalog'
import { catalogRows } from '@tech-house/api/contract/catalog-rows'
import { fetchJson, unreadable } from '#shared/api/fetch-json.ts'
import type { CatalogFilter } from './catalog-filter.ts'
import { createCatalogSearch, type SearchResult } from './catalog-search.ts'
import type { LineMatch, LineQuery } from './match-lines.ts'

let version: string | undefined
let catalog: ReturnType<typeof createCatalogSearch> | undefined

/** The catalog feed and its index, inside the worker. */
export const catalogSource = {
  /** Reads the feed and returns its version. A new version replaces the whole index. */
  async refresh(query: Record<string, string>): Promise<string> {
    const search = new URLSearchParams(query)
    const { body } = await fetchJson(search.size > 0 ? `/catalog?${search}` : '/catalog', {
      method: 'GET',
    })
    if (!isCatalog(body)) throw unreadable()
    if (body.version !== version) {
      catalog = createCatalogSearch(catalogRows(body))
      version = body.version
    }
    return body.version
  },

  search(filter: CatalogFilter, limit: number): SearchResult {
    if (!catalog) throw new Error('The catalog was not loaded')
    return catalog.search(filter, limit)
  },

  matchLines(lines: LineQuery[]): LineMatch[] {
    if (!catalog) throw new Error('The catalog was not loaded')
    return catalog.matchLines(lines)
  },
}

export type CatalogSource = typeof catalogSource

/** Checks only the outer shape, without zod, because the tests of the API check the rest. */
function isCatalog(body: unknown): body is Catalog {
  const feed = body as Partial<Catalog> | null
  return (
    typeof feed?.version === 'string' && feed.isWhole === true && Array.isArray(feed.products?._id)
  )
}
