import { type ReactNode, useDeferredValue } from 'react'
import { useBrowserValue } from '../use-browser-value.ts'
import { FullScreenSpinner } from './full-screen-spinner.tsx'

/** For content that a prerendered page lacks; rendered in slices, and not in one task. */
export function ClientOnly({ children }: { children: ReactNode }) {
  const isHydrated = useBrowserValue(
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated) ? children : <FullScreenSpinner />
}
