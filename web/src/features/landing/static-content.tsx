import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { firstInteraction } from '#shared/first-interaction.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'

/**
 * A component without controls, whose code is not part of the first load: inside `StaticContent`,
 * React leaves the prerendered HTML as it is until the first interaction.
 */
export function lazyOnInteraction(load: () => Promise<{ default: ComponentType }>) {
  return lazy(async () => {
    const isPrerendered = document.querySelector('[data-page="/"]') !== null
    if (isPrerendered) await firstInteraction
    return load()
  })
}

export function StaticContent({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}
