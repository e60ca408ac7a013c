import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentEntry } from '#shared/document-entry.ts'

/** For a page's h1 (with tabIndex -1): after a navigation a screen reader starts there. */
export function useRouteFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  const isFirstPage = isDocumentEntry(key)

  useEffect(() => {
    if (!isFirstPage && !hash) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage, hash])

  return heading
}
