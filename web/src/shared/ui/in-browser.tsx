import { type ReactNode, useDeferredValue } from 'react'
import { useBrowserValue } from '../use-browser-value.ts'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

/**
 * Content that depends on the URL or the visitor, so a prerendered page has a spinner in its place.
 * It is rendered in slices, and not in one task as content that fails on the server.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  const isHydrated = useBrowserValue(
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated) ? children : <FullScreenSpinner />
}
