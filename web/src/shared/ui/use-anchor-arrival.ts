import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Goes to the address's anchor once the page is there: while it loads, there is nothing to go to. Anchors have a
 * `tabIndex`, so that the browser itself takes the keyboard there too, when the page's code is not there yet.
 * The keyboard goes along, except on a page loaded afresh, where the browser sees to it. Whoever comes back, or has
 * scrolled before the page's code came, is left where they are.
 */
export function useAnchorArrival() {
  const { hash, key } = useLocation()
  const isReturn = useNavigationType() === 'POP'

  useEffect(() => {
    const isFirstPage = key === 'default'
    const anchor = hash && document.getElementById(hash.slice(1))
    if (!anchor) return
    if (!isFirstPage) anchor.focus({ preventScroll: true })
    if (!isReturn || (isFirstPage && window.scrollY === 0)) anchor.scrollIntoView()
  }, [hash, key, isReturn])
}
