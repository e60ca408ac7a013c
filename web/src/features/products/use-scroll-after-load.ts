import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionStore } from '#shared/storage.ts'

/**
 * Restores the scroll position of a revisited page once its list is complete: the browser and
 * React Router try while the page is still too short. A visitor who scrolls meanwhile is
 * left alone. Returns whether there is a position, for which the list must have its full height.
 */
export function useScrollAfterLoad(isComplete: boolean): boolean {
  const { key } = useLocation()
  const entry = `scroll:${key}`
  const [target] = useState(() => Number(sessionStore.getItem(entry)))
  const isDone = useRef(target === 0)

  useLayoutEffect(() => {
    if (!isComplete || isDone.current) return
    isDone.current = true
    if (!hasScrolled) window.scrollTo({ top: target, behavior: 'instant' })
  }, [isComplete, target])

  useLayoutEffect(() => {
    const save = () => {
      if (isDone.current) sessionStore.setItem(entry, String(window.scrollY))
    }
    window.addEventListener('pagehide', save)
    return () => {
      save()
      window.removeEventListener('pagehide', save)
    }
  }, [entry])

  return target > 0
}

/** Since the document was loaded; a later revisit finds its list in the cache at once. */
let hasScrolled = false
for (const event of ['wheel', 'touchmove', 'keydown']) {
  if (typeof window === 'undefined') break
  window.addEventListener(event, () => markScrolled(), { passive: true, once: true })
}
function markScrolled(): void {
  hasScrolled = true
}
