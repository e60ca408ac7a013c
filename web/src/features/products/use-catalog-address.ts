import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { type CatalogAddress, readCatalogAddress, writeCatalogAddress } from './catalog-address.ts'

const anchor = paths.services.slice(paths.services.indexOf('#'))

/**
 * What the address says of the catalog: Back, a reload and a shared link find it. `replace` changes
 * the entry of the history, as for each letter that is typed; `push` adds one, which Back takes away.
 */
export function useCatalogAddress() {
  const location = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState(() => read(location))
  const isMoved = state.location !== location
  const { address } = isMoved ? read(location) : state
  if (isMoved) setState({ location, address })

  useEffect(() => {
    // Whom the address is sent to sees the catalog at once. The router would scroll there.
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
      // At once, so that a box that was ticked never shows its old state.
      setState({ location, address: next })
      void navigate({ search: writeCatalogAddress(next) }, { preventScrollReset: true })
    },
  }
}

type Location = ReturnType<typeof useLocation>
const read = (location: Location) => ({ location, address: readCatalogAddress(location.search) })

/** Past the router, for which each letter would be a navigation, and with an anchor a jump. */
function replaceAddress(search: string): void {
  const hash = search ? anchor : window.location.hash
  try {
    window.history.replaceState(window.history.state, '', `${paths.home}${search}${hash}`)
  } catch {
    // Safari takes a hundred changes in 30 seconds; a later one brings the address up to date.
  }
}
