import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentEntry } from '#shared/document-entry.ts'

/**
 * Moves the keyboard to the element that the address's hash names; the router only scrolls there.
 * On a page that was just loaded, the browser does both.
 */
export function useHashFocus(): void {
  const { hash, key } = useLocation()

  useEffect(() => {
    if (isDocumentEntry(key) || !hash) return
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}
