import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/product'
import { useEffect, useEffectEvent } from 'react'
import { writeCatalogAddress } from './catalog-address.ts'
import { fetchRemainingPages } from './fetch-remaining-pages.ts'
import { findProducts } from './find-products.ts'
import { type CatalogFilter, isNarrowing } from './search/catalog-filter.ts'
import { useCatalogSearch } from './use-catalog-search.ts'
import { useHistoryState } from './use-history-state.ts'

/** How many cards are drawn before "Show more"; a multiple of each number of columns. */
const firstBatch = 12
/** How many more each press draws. */
const batch = 24

type ProductPages = UseInfiniteQueryResult<Product[]>

/**
 * What the grid shows: the pages of the catalog as they are, and what the search finds once
 * something is filtered or sorted. Until it answers, and where it cannot, the loaded rows answer.
 */
export function useShownProducts(
  list: ProductPages,
  products: Product[],
  filter: CatalogFilter,
  isUsed: boolean,
) {
  const search = writeCatalogAddress({ filter, compare: [] })
  const [view, setView] = useHistoryState('catalog', { search, count: firstBatch })
  // Another search begins anew.
  const count = view.search === search ? view.count : firstBatch

  const isNarrowed = isNarrowing(filter) || filter.sort !== undefined
  const { result, isCurrent, isFailed } = useCatalogSearch(filter, count, isUsed || isNarrowed)
  const answer = isNarrowed && (isCurrent || !isFailed) ? result : undefined
  const found = answer?.products ?? (isNarrowed ? findProducts(products, filter) : products)
  const isPart = !answer && list.hasNextPage
  const isAllThere = useNeededPages(list, neededRows(isNarrowed, isFailed, count))

  return {
    result,
    products: found.slice(0, count),
    total: answer?.total ?? found.length,
    isPart,
    isSearching: isNarrowed && !answer && !isFailed,
    isComplete: isNarrowed && !isFailed ? isCurrent : isAllThere,
    async onShowMore(): Promise<boolean> {
      if (isPart && count >= found.length) {
        const { isFetchNextPageError } = await list.fetchNextPage()
        if (isFetchNextPageError) return false
      }
      setView({ search, count: Math.min(count, found.length) + batch })
      return true
    },
  }
}

/** A search without the worker needs all rows, one with it none. */
function neededRows(isNarrowed: boolean, isFailed: boolean, count: number): number {
  if (!isNarrowed) return count
  return isFailed ? Number.POSITIVE_INFINITY : 0
}

/** Fetches pages until there are so many rows; Back or a reload may restore more than the first page. */
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
