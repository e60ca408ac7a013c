import { useQueryClient } from '@tanstack/react-query'
import type { SearchConditions } from '@tech-house/api/contract/search-conditions'
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { productSearch } from '#shared/api/search-query.ts'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import { catalogUrl, readCatalogUrl, writeCatalogUrl } from './catalog-url.ts'

const hash = '#services'

export function useCatalogUrl() {
  const location = useLocation()
  const navigate = useNavigate()
  const replaceInPlace = useReplaceInPlace()
  const queryClient = useQueryClient()
  const shown = useMemo(() => readCatalogUrl(location.search), [location.search])
  // The router shows a new location in a transition, and the next change comes before its end.
  const latest = useRef(shown)

  // The anchor makes a shared link open at the catalog. Pushed with it, the router would scroll.
  const addAnchor = useEffectEvent(() => {
    if (!location.search || location.hash) return
    // At once: the router restores the present scroll position when it renders the new URL.
    replaceInPlace({ search: location.search, hash }, { flushSync: true })
  })
  // Before the next event, whose change would be lost.
  useLayoutEffect(() => {
    latest.current = shown
    // React cannot render at once within an effect.
    queueMicrotask(addAnchor)
  }, [shown])

  function change(filter: Partial<SearchConditions>, compare = latest.current.compare): string {
    latest.current = catalogUrl({ ...latest.current.filter, ...filter }, compare)
    return writeCatalogUrl(latest.current)
  }

  const replace = (search: string, options?: { flushSync: true }) =>
    replaceInPlace({ search, hash: search ? hash : location.hash }, options)

  return {
    ...shown,
    /** Changes the words in this entry of the history. */
    onWords(words: string) {
      const url = change({ q: words.trim() })
      // At once, and not when the page has rendered the new URL.
      void queryClient.prefetchInfiniteQuery(productSearch(latest.current.search))
      replace(url)
    },
    /** Changes the chosen products in this entry of the history. */
    onCompare: (compare: string[]) => replace(change({}, compare), { flushSync: true }),
    /** Adds an entry to the history. `flushSync`: a checkbox never shows its old state. */
    onFilter(filter: Partial<SearchConditions>) {
      const options = { state: { isInPlace: true }, preventScrollReset: true, flushSync: true }
      void navigate({ search: change(filter) }, options)
    },
  }
}
