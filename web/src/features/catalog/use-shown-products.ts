import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
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

/** The products of a search. Until it responds, and if it fails, those that were shown before it stay. */
export function useShownProducts(search: string, hasInteracted: boolean) {
  const isNarrowed = search !== ''
  const location = useLocation()
  const replaceInPlace = useReplaceInPlace()
  // Back and a reload restore the number of cards; a new search starts with the first batch.
  const view: { search: string; count: number } | undefined = location.state?.view
  const count = view?.search === search ? view.count : firstBatch

  const newest = useInfiniteQuery(catalog)
  const found = useInfiniteQuery({
    ...productSearch(search),
    enabled: hasInteracted || isNarrowed,
    placeholderData: keepPreviousData,
  })
  const pages = isNarrowed ? found : newest
  const result = found.data
  const ofSearch = found.isPlaceholderData ? undefined : result
  const rows = isNarrowed ? ofSearch?.products : newest.data
  const hasMore = !isNarrowed && pages.hasNextPage
  // If only a part of the catalog is loaded, the search knows the number of all products.
  const total = ((isNarrowed || hasMore) && ofSearch?.total) || 0
  const failure = isNarrowed && !rows ? found.failureReason : null

  const current = useMemo(
    () =>
      rows && {
        search,
        products: rows.slice(0, count),
        total: Math.max(rows.length, total),
        /** `total` may be too low, because not all pages are loaded. */
        isPart: hasMore && total <= rows.length,
        result,
      },
    [search, rows, count, total, hasMore, result],
  )
  // Cards are rendered in slices, between which the page stays responsive.
  const shown = useDeferredValue(useLast(current))
  // A link to a search that fails shows the newest products.
  const instead = failure &&
    newest.data && {
      search: '',
      products: newest.data.slice(0, firstBatch),
      total: newest.data.length,
      isPart: false,
      result,
    }
  const missing = useNeededPages(pages, count, rows?.length)
  const readAgain = useEffectEvent(() => void found.refetch())
  useEffect(() => {
    if (ofSearch?.isTorn) readAgain()
  }, [ofSearch?.isTorn])

  return {
    /** The loaded part of the catalog, whatever is searched. */
    newest: newest.data,
    shown: shown ?? instead,
    failure,
    pages,
    isSearching: isNarrowed && shown?.search !== search && !failure,
    isComplete: shown !== undefined && shown === current && missing <= 0,
    onShowMore() {
      const more = { search, count: Math.min(count, rows?.length ?? 0) + batch }
      replaceInPlace(location, { state: { view: more } })
    },
  }
}

/** Fetches pages up to this number of rows; Back and reload may need several. Returns how many rows are missing. */
function useNeededPages(
  { hasNextPage, fetchNextPage }: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage'>,
  needed: number,
  loaded = 0,
): number {
  const missing = hasNextPage ? needed - loaded : 0
  const fetchMore = useEffectEvent(() => void fetchNextPage())
  useEffect(() => {
    if (missing > 0) fetchMore()
  }, [missing])
  return missing
}
