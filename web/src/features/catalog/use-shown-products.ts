import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { productSearch } from '#shared/api/search-query.ts'
import { useLast } from '#shared/use-last.ts'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import { catalog } from './catalog-query.ts'

/** The number of cards before "Show more"; a multiple of each number of columns. */
export const firstBatch = 12
/** The number of cards that each click adds; no page has fewer rows. */
const batch = 24

/** Until a search responds, and if it fails, the products that were shown before it stay. */
export function useShownProducts(search: string, isUsed: boolean) {
  const isNarrowed = search !== ''
  const location = useLocation()
  const replaceInPlace = useReplaceInPlace()
  // Back and a reload restore the number of cards; a new search starts with the first batch.
  const view: { search: string; count: number } | undefined = location.state?.view
  const count = view?.search === search ? view.count : firstBatch

  const list = useCatalogPages(isNarrowed ? 0 : count)
  const found = useSearchPages(search, isUsed || isNarrowed, count)
  const { pages, rows, isComplete } = isNarrowed ? found : list
  const failure = isNarrowed && !found.pages.data ? found.pages.failureReason : null

  const hasMore = !isNarrowed && pages.hasNextPage
  // If only a part of the catalog is loaded, the search knows the number of all products.
  const total = isNarrowed || hasMore ? found.total : undefined
  const current = useMemo(
    () => rows && viewOf(rows, count, total, hasMore),
    [rows, count, total, hasMore],
  )
  const before = useLast(current)

  return {
    /** All loaded products, whatever is searched. */
    all: list.rows,
    result: found.result,
    // A link to a search that fails shows the newest products.
    shown: before ?? (failure && list.rows && viewOf(list.rows, firstBatch)),
    failure,
    pages,
    isSearching: isNarrowed && !rows && !failure,
    isComplete,
    onShowMore() {
      const more = { search, count: Math.min(count, rows?.length ?? 0) + batch }
      replaceInPlace(location, { state: { view: more } })
    },
  }
}

/** `isPart`: `total` may be too low, because not all pages are loaded. */
const viewOf = (rows: Product[], count: number, total = 0, hasMore = false) => ({
  products: rows.slice(0, count),
  total: Math.max(rows.length, total),
  isPart: hasMore && total <= rows.length,
})

/** The catalog. Cards are rendered in slices, between which the page stays responsive. */
function useCatalogPages(needed: number) {
  const pages = useInfiniteQuery(catalog)
  const rows = useDeferredValue(pages.data)
  const isAllThere = useNeededPages(pages, needed, pages.data?.length)
  return { pages, rows, isComplete: isAllThere && rows === pages.data }
}

/** The same for a search; `rows` and `total` are missing until it responds. */
function useSearchPages(search: string, enabled: boolean, needed: number) {
  const pages = useInfiniteQuery({ ...productSearch(search), enabled })
  const latest = useDeferredValue(pages.data)
  const result = useLast(latest)
  const isAllThere = useNeededPages(pages, needed, pages.data?.products.length)
  const current = latest === pages.data ? latest : undefined

  const readAgain = useEffectEvent(() => void pages.refetch())
  const isTorn = pages.data?.isTorn
  useEffect(() => {
    if (isTorn) readAgain()
  }, [isTorn])

  const isComplete = current !== undefined && isAllThere
  return { pages, result, rows: current?.products, total: current?.total, isComplete }
}

/** Fetches pages up to this number of rows; Back and reload may need several. */
function useNeededPages(
  { hasNextPage, fetchNextPage }: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage'>,
  needed: number,
  loaded = 0,
): boolean {
  const missing = hasNextPage ? needed - loaded : 0
  const fetchMore = useEffectEvent(() => void fetchNextPage())
  useEffect(() => {
    if (missing > 0) fetchMore()
  }, [missing])
  return missing <= 0
}
