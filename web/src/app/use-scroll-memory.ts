import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const places = new Map<string, number>()

/** Opens a new screen at its top and an earlier one where it was left; reloading is the browser's. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation()
  const isReturn = useNavigationType() === 'POP'

  useLayoutEffect(() => {
    const top = isReturn ? places.get(key) : 0
    if (top !== undefined && !hash) window.scrollTo({ top, behavior: 'instant' })
  }, [key, hash, isReturn])

  useEffect(() => {
    const remember = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
