import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/product'
import { startTransition, useDeferredValue, useEffect, useEffectEvent } from 'react'
import { writeCatalogAddress } from './catalog-address.ts'
import { fetchRemainingPages } from './fetch-remaining-pages.ts'
import { findProducts } from './find-products.ts'
import { type CatalogFilter, isNarrowing } from './search/catalog-filter.ts'
import { type CatalogSearch, useCatalogSearch } from './use-catalog-search.ts'
import { useHistoryState } from './use-history-state.ts'

/** The number of cards before "Show more"; a multiple of each number of columns. */
export const firstBatch = 12
/** The number of cards that each click adds. */
const batch = 24

type ProductPages = UseInfiniteQueryResult<Product[]>

/**
 * The products of the grid: the pages of the catalog, or the results of the search if the visitor filters
 * or sorts. Until the search answers, and if it fails, the loaded rows are searched instead.
 */
export function useShownProducts(
  list: ProductPages,
  products: Product[],
  filter: CatalogFilter,
  isUsed: boolean,
) {
  const search = writeCatalogAddress({ filter, compare: [] })
  const [view, setView] = useHistoryState('catalog', { search, count: firstBatch })
  // A new search starts with the first batch.
  const count = view.search === search ? view.count : firstBatch

  const isNarrowed = isNarrowing(filter) || filter.sort !== undefined
  const answered = useCatalogSearch(filter, count, isUsed || isNarrowed)
  const { result, isCurrent, isFailed } = answered
  const answer = isNarrowed ? result : undefined
  // The search of the loaded rows is slow and must not hold back the typed letters.
  const deferredFilter = useDeferredValue(isNarrowed && !answer ? filter : undefined)
  const found =
    answer?.products ?? (deferredFilter ? findProducts(products, deferredFilter) : products)
  const isPart = !answer && list.hasNextPage
  const total = answer?.total ?? countAll(found, isPart, answered)
  const isAllThere = useNeededPages(list, neededRows(isNarrowed, isFailed, count))

  return {
    result,
    products: found.slice(0, count),
    total,
    isPart: isPart && total === found.length,
    isSearching: isNarrowed && !answer && !isFailed,
    isComplete: isNarrowed && !isFailed ? isCurrent : isAllThere,
    async onShowMore(): Promise<boolean> {
      if (isPart && count >= found.length) {
        const { isFetchNextPageError } = await list.fetchNextPage()
        if (isFetchNextPageError) return false
      }
      // In slices, between which the page stays responsive.
      startTransition(() => setView({ search, count: Math.min(count, found.length) + batch }))
      return true
    },
  }
}

/** The number of these products; if only a part is loaded, the search may know the number of all. */
function countAll(loaded: Product[], isPart: boolean, { result, isCurrent }: CatalogSearch) {
  return isPart && isCurrent && result ? Math.max(loaded.length, result.total) : loaded.length
}

/** A search without the worker needs all rows, a search in the worker none. */
function neededRows(isNarrowed: boolean, isFailed: boolean, count: number): number {
  if (!isNarrowed) return count
  return isFailed ? Number.POSITIVE_INFINITY : 0
}

/** Fetches pages up to this number of rows, because Back or reload may restore several pages. */
function useNeededPages(list: ProductPages, needed: number): boolean {
  const missing = list.hasNextPage ? needed - (list.data?.length ?? 0) : 0
  const fetchMore = useEffectEvent(() => {
    void (Number.isFinite(needed) ? list.fetchNextPage() : fetchRemainingPages(list))
  })
  useEffect(() => {
    if (missing > 0) fetchMore()
  }, [missing])
  return missing <= 0
}
