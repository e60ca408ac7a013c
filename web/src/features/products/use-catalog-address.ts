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
  const [state, setState] = useState(() => read(location))
  const isMoved = state.location !== location
  const { address } = isMoved ? read(location) : state
  if (isMoved) setState({ location, address })

  useEffect(() => {
    // The anchor makes a shared link open at the catalog. With the router this page would scroll now.
    const search = writeCatalogAddress(readCatalogAddress(location.search))
    if (search && !location.hash) replaceAddress(search)
  }, [location])

  return {
    address,
    replace(next: CatalogAddress) {
      setState({ location, address: next })
      replaceAddress(writeCatalogAddress(next))
    },
    push(next: CatalogAddress) {
      // Before the navigation, so that a checkbox never shows its old state.
      setState({ location, address: next })
      void navigate({ search: writeCatalogAddress(next) }, { preventScrollReset: true })
    },
  }
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
