import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isDocumentEntry } from '#shared/document-entry.ts'

/** A screen reader starts at a page's h1, unless an open page has changed its own URL. */
export function useRouteFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const location = useLocation()
  const isFirstPage = isDocumentEntry(location)
  const { hash, state } = location
  const isInPlace = state?.isInPlace === true

  useEffect(() => {
    if (!isFirstPage && !hash && !isInPlace) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage, hash, isInPlace])

  return heading
}
