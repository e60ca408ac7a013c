import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Goes to the address's anchor once the page is there: while it loads, there is nothing to go to.
 * The keyboard goes along, except on a page loaded afresh, where the browser sees to it.
 */
export function useAnchorArrival() {
  const { hash, key } = useLocation()

  useEffect(() => {
    const anchor = hash && document.getElementById(hash.slice(1))
    if (!anchor) return
    if (key !== 'default') {
      anchor.tabIndex = -1
      anchor.focus({ preventScroll: true })
    }
    anchor.scrollIntoView()
  }, [hash, key])
}
