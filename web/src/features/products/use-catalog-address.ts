import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { type CatalogAddress, readCatalogAddress, writeCatalogAddress } from './catalog-address.ts'

const anchor = paths.services.slice(paths.services.indexOf('#'))

/**
 * The state of the catalog in the URL, for Back, reload and shared links. `replace` changes the current
 * entry of the history, for example while typing. `push` adds an entry.
 */
export function useCatalogAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<State>(() => read(location))
  const isMoved = state.location !== location
  // One can type between a push and the router's new location, which lacks these words.
  const isPushed = state.pushed === location.search
  const { address } = isMoved && !isPushed ? read(location) : state
  if (isMoved) setState({ location, address })

  useEffect(() => {
    // The anchor makes a shared link open at the catalog. With the router this page would scroll now.
    if (location.search && !location.hash) {
      // The browser's URL, which has these words.
      const search = writeCatalogAddress(readCatalogAddress(window.location.search))
      if (search) replaceAddress(search)
    }
  }, [location])

  return {
    address,
    replace(next: CatalogAddress) {
      setState({ ...state, location, address: next })
      replaceAddress(writeCatalogAddress(next))
    },
    push(next: CatalogAddress) {
      // Before the navigation, so that a checkbox never shows its old state.
      const search = writeCatalogAddress(next)
      setState({ location, address: next, pushed: search })
      void navigate({ search }, { preventScrollReset: true })
    },
  }
}

interface State {
  location: Location
  address: CatalogAddress
  /** The search that was pushed at this location. */
  pushed?: string
}

type Location = ReturnType<typeof useLocation>
const read = (location: Location) => ({ location, address: readCatalogAddress(location.search) })

/** Without the router, which would navigate and scroll to the anchor at each letter. */
function replaceAddress(search: string): void {
  const hash = search ? anchor : window.location.hash
  try {
    window.history.replaceState(window.history.state, '', `${paths.home}${search}${hash}`)
  } catch {
    // Safari allows 100 changes in 30 seconds. A later change updates the URL.
  }
}
