import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { entryOf } from './document-entry.ts'
import { sessionStore } from './storage.ts'

/** The browser tries while the list is too short. Returns whether there is a position to restore. */
export function useScrollAfterLoad(isComplete: boolean): boolean {
  const entry = `scroll:${entryOf(useLocation())}`
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

/** Measured from the load of the document; a later revisit has its list in the cache. */
let hasScrolled = false
const markScrolled = () => {
  hasScrolled = true
}
for (const event of ['wheel', 'touchmove', 'keydown']) {
  // Not at build time, where pages are rendered.
  globalThis.window?.addEventListener(event, markScrolled, { passive: true, once: true })
}
