import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { refreshCatalog, searchClient } from './refresh-catalog.ts'
import type { CatalogFilter } from './search/catalog-filter.ts'
import type { SearchResult } from './search/catalog-search.ts'

export interface CatalogSearch {
  /** The result of this search, or of the previous one while this one runs. */
  result?: SearchResult
  isCurrent: boolean
  /** The search cannot run; the page uses `find-products.ts`. */
  isFailed: boolean
}

/** Searches the whole catalog in a worker, which loads when the search first becomes active. */
export function useCatalogSearch(
  filter: CatalogFilter,
  limit: number,
  isActive: boolean,
): CatalogSearch {
  const feed = useQuery({
    // The same key as the products, so that a change of them also invalidates the search.
    queryKey: [...queryKeys.products, 'feed'],
    queryFn: refreshCatalog,
    enabled: isActive,
  })
  const search = useQuery({
    queryKey: [...queryKeys.products, 'search', feed.data, filter, limit],
    queryFn: async () => (await searchClient()).searchCatalog(filter, limit),
    enabled: feed.data !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return {
    result: search.data,
    isCurrent: search.isSuccess && !search.isPlaceholderData,
    isFailed: (feed.failureCount > 0 && feed.data === undefined) || search.isError,
  }
}
