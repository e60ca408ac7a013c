import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { sessionStore } from '#shared/storage.ts'

/** Where React Router's ScrollRestoration keeps its positions. */
const storageKey = 'react-router-scroll-positions'

/**
 * Restores the scroll position of a reloaded or revisited page once its list is there: when React
 * Router does so, the page is still too short [FIX-7]. A visitor who has scrolled is left alone.
 */
export function useScrollAfterLoad(): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const [target] = useState(() => (isReturn ? savedPosition(key) : undefined))

  useLayoutEffect(() => {
    if (target !== undefined && window.scrollY < target) {
      window.scrollTo({ top: target, behavior: 'instant' })
    }
  }, [target])
}

function savedPosition(key: string): number | undefined {
  const positions: Record<string, number> = JSON.parse(sessionStore.getItem(storageKey) ?? '{}')
  return positions[key]
}
