import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentEntry } from '#shared/document-entry.ts'

/**
 * Moves the keyboard focus to the element of the URL's hash; the router only scrolls there. On a
 * freshly loaded page the browser does both.
 */
export function useHashFocus(): void {
  const { hash, key } = useLocation()

  useEffect(() => {
    if (isDocumentEntry(key) || !hash) return
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
