import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { firstInteraction } from '#shared/first-interaction.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'

/**
 * A part without controls whose code is no part of the first load: inside `Preserved`, React leaves
 * the prerendered one as it is until the page is used.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    const isPrerendered = document.querySelector('[data-page="/"]') !== null
    if (isPrerendered) await firstInteraction
    return load()
  })
}

export function Preserved({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
