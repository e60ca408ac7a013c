import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { type FoundProducts, productSearch } from '#shared/api/search-query.ts'
import { useLast } from '#shared/use-last.ts'
import { useHistoryState } from './use-history-state.ts'

/** The number of cards before "Show more"; a multiple of each number of columns. */
export const firstBatch = 12
/** The number of cards that each click adds; no page has fewer rows. */
const batch = 24

type ProductPages = UseInfiniteQueryResult<Product[]>

/**
 * The products of the grid: the pages of the catalog, or of a search. Until a search answers, and if it
 * fails, the products that were shown before it stay.
 */
export function useShownProducts(
  list: ProductPages,
  products: Product[] | undefined,
  search: string,
  isUsed: boolean,
) {
  const isNarrowed = search !== ''
  const [view, setView] = useHistoryState('catalog', { search, count: firstBatch })
  // A new search starts with the first batch.
  const count = view.search === search ? view.count : firstBatch

  const found = useInfiniteQuery({ ...productSearch(search), enabled: isUsed || isNarrowed })
  // Cards are rendered in slices, between which one can go on typing.
  const answer = useDeferredValue(found.data)
  const result = useLast(answer)
  const isAnswered = found.data !== undefined && answer === found.data
  const failure = isNarrowed && found.data === undefined ? found.failureReason : null

  const hasMore = list.hasNextPage
  const current = useMemo(() => {
    if (isNarrowed)
      return isAnswered && answer
        ? listView(answer.products, count, false, answer.total)
        : undefined
    return (
      products &&
      listView(products, count, hasMore, isAnswered && hasMore ? answer?.total : undefined)
    )
  }, [isNarrowed, isAnswered, answer, products, count, hasMore])
  const before = useLast(current)
  // A link to a search that fails shows the newest products.
  const shown = before ?? (failure && products ? listView(products, count, hasMore) : undefined)

  const readAgain = useEffectEvent(() => void found.refetch())
  const isTorn = found.data?.isTorn
  useEffect(() => {
    if (isTorn) readAgain()
  }, [isTorn])

  const pages = isNarrowed ? found : list
  const isAllThere = useNeededPages(list, isNarrowed ? 0 : count)
  const isAllFound = useNeededPages(found, found.data ? count : 0)

  return {
    result,
    shown,
    failure,
    pages,
    isSearching: isNarrowed && !isAnswered && !failure,
    isComplete: isNarrowed ? isAnswered && isAllFound : isAllThere && products === list.data,
    async onShowMore(): Promise<boolean> {
      const wanted = Math.min(count, shown?.loaded ?? 0) + batch
      if (wanted > (shown?.loaded ?? 0) && pages.hasNextPage) {
        const { isFetchNextPageError } = await pages.fetchNextPage()
        if (isFetchNextPageError) return false
      }
      // In slices, between which the page stays responsive.
      startTransition(() => setView({ search, count: wanted }))
      return true
    },
  }
}

/** If only a part of the catalog is loaded, the search may know the number of all products. */
function listView(products: Product[], count: number, hasMore: boolean, all = 0) {
  const loaded = products.length
  const total = Math.max(loaded, all)
  return {
    products: products.slice(0, count),
    loaded,
    total,
    isPart: hasMore && total === loaded,
  }
}

/** Fetches pages up to this number of rows, because Back or reload may restore several pages. */
function useNeededPages(
  list: UseInfiniteQueryResult<Product[] | FoundProducts | undefined>,
  needed: number,
): boolean {
  const { data = [], hasNextPage } = list
  const loaded = Array.isArray(data) ? data.length : data.products.length
  const missing = hasNextPage ? needed - loaded : 0
  const fetchMore = useEffectEvent(() => void list.fetchNextPage())
  useEffect(() => {
    if (missing > 0) fetchMore()
  }, [missing])
  return missing <= 0
}
