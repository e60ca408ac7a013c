import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { productSearch } from '#shared/api/search-query.ts'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import { type CatalogFilter, readCatalogUrl, writeCatalogUrl, writeSearch } from './catalog-url.ts'

const hash = '#services'

export function useCatalogUrl() {
  const location = useLocation()
  const navigate = useNavigate()
  const replaceInPlace = useReplaceInPlace()
  const queryClient = useQueryClient()
  // The router shows a new location in a transition, and the next change comes before its end.
  const latest = useRef(location.search)

  // The anchor makes a shared link open at the catalog. Pushed with it, the router would scroll.
  const addAnchor = useEffectEvent(() => {
    if (!location.search || location.hash) return
    // At once: the router restores the present scroll position when it renders the new URL.
    replaceInPlace({ search: location.search, hash }, { flushSync: true })
  })
  useEffect(() => {
    latest.current = location.search
    // React cannot render at once within an effect.
    queueMicrotask(addAnchor)
  }, [location.search])

  /** Changes parts of the latest state. */
  function change(filter: Partial<CatalogFilter>, compare?: string[]) {
    const now = readCatalogUrl(latest.current)
    const next = { filter: { ...now.filter, ...filter }, compare: compare ?? now.compare }
    latest.current = writeCatalogUrl(next)
    return { search: latest.current, filter: next.filter }
  }

  return {
    ...readCatalogUrl(location.search),
    /** Changes the words in this entry of the history. */
    onWords(words: string) {
      const { search, filter } = change({ words: words.trim() })
      // At once, and not when the page has rendered the new URL.
      void queryClient.prefetchInfiniteQuery(productSearch(writeSearch(filter)))
      replaceInPlace({ search, hash: search ? hash : location.hash })
    },
    /** Changes the chosen products in this entry of the history. */
    onCompare(compare: string[]) {
      const { search } = change({}, compare)
      replaceInPlace({ search, hash: search ? hash : location.hash }, { flushSync: true })
    },
    /** Adds an entry to the history. `flushSync`: a checkbox never shows its old state. */
    onFilter(filter: Partial<CatalogFilter>) {
      const options = { state: { isInPlace: true }, preventScrollReset: true, flushSync: true }
      void navigate({ search: change(filter).search }, options)
    },
  }
}
