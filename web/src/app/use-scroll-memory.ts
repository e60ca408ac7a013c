import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/** Opens a new screen at its top and an earlier one where it was left; reloading is the browser's. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'

  // All before the browser tells of a scroll, which would be put down to the screen that was left.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    // A new screen goes to its anchor by itself.
    const top = isReturn ? places.get(key) : hash ? undefined : 0
    const go = () => top !== undefined && window.scrollTo({ top, behavior: 'instant' })
    go()
    // The browser goes to an anchor once more by itself.
    requestAnimationFrame(go)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, hash, isReturn])
}
