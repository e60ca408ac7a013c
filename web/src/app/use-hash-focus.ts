import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentEntry } from '#shared/document-entry.ts'

/** The router only scrolls to the hash; a freshly loaded page has both from the browser. */
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
