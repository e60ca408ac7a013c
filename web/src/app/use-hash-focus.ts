import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentEntry } from '#shared/document-entry.ts'

/**
 * Moves the keyboard focus to the element of the URL's hash; the router only scrolls there. On a
 * freshly loaded page the browser does both. A change in place moves nothing.
 */
export function useHashFocus(): void {
  const location = useLocation()
  const shownPath = useRef(location.pathname)

  useEffect(() => {
    const { entry, isInPlace = entry !== undefined } = location.state ?? {}
    const isSamePage = shownPath.current === location.pathname
    shownPath.current = location.pathname
    if (isDocumentEntry(location) || (isInPlace && isSamePage) || !location.hash) return
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}
