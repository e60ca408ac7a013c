import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** For a page's h1 (with tabIndex -1): after a navigation a screen reader starts there. */
export function useArrivalFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  const isFirstPage = key === 'default'

  useEffect(() => {
    if (!isFirstPage && !hash) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage, hash])

  return heading
}
