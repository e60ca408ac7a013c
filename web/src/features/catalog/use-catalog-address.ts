import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { productSearch } from '#shared/api/search-query.ts'
import { paths } from '#shared/paths.ts'
import { useReplaceInPlace } from '#shared/use-replace-in-place.ts'
import {
  type CatalogAddress,
  readCatalogAddress,
  writeCatalogAddress,
  writeSearch,
} from './catalog-address.ts'

const anchor = paths.services.slice(paths.services.indexOf('#'))

/** The state of the catalog in the URL, for Back, reload and shared links. */
export function useCatalogAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const replaceInPlace = useReplaceInPlace()
  const queryClient = useQueryClient()
  const address = readCatalogAddress(location.search)
  // The router shows a new location in a transition, and the next change comes before its end.
  const latest = useRef(location.search)

  // The anchor makes a shared link open at the catalog. Pushed with it, the router would scroll.
  const addAnchor = useEffectEvent(() => {
    if (location.search && !location.hash) {
      replaceInPlace({ search: location.search, hash: anchor })
    }
  })
  useEffect(() => {
    latest.current = location.search
    addAnchor()
  }, [location.search])

  const change = (next: Partial<CatalogAddress>) => {
    latest.current = writeCatalogAddress({ ...readCatalogAddress(latest.current), ...next })
    return latest.current
  }

  return {
    address,
    /** Changes the words in this entry of the history. */
    search(words: string) {
      const { filter } = readCatalogAddress(latest.current)
      const next = { ...filter, words: words.trim() }
      const search = change({ filter: next })
      // At once, and not when the page has rendered the new URL.
      void queryClient.prefetchInfiniteQuery(productSearch(writeSearch(next)))
      replaceInPlace({ search, hash: search ? anchor : location.hash })
    },
    /** Changes the chosen products in this entry of the history. */
    compare(compare: string[]) {
      const search = change({ compare })
      replaceInPlace({ search, hash: search ? anchor : location.hash }, { flushSync: true })
    },
    /** Adds an entry to the history. `flushSync`: a checkbox never shows its old state. */
    push(changed: Partial<CatalogAddress['filter']>) {
      const filter = { ...readCatalogAddress(latest.current).filter, ...changed }
      const options = { state: { isInPlace: true }, preventScrollReset: true, flushSync: true }
      void navigate({ search: change({ filter }) }, options)
    },
  }
}
