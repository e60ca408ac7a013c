import { type ComponentType, lazy, Suspense } from 'react'
import { useAwake } from '#shared/awake.ts'
import { showSession } from './session.ts'

const SessionSync = lazy<ComponentType>(async () => {
  try {
    const { SessionSync } = await import('./session-sync.tsx')
    return { default: SessionSync }
  } catch (error) {
    // Public pages work without it; the others say so and offer to try again [NAV-7].
    showSession({ status: 'failed', error: toError(error) })
    return { default: () => null }
  }
})

/** Loads the identity provider's code once the shop is awake. */
export function SessionKeeper() {
  const isAwake = useAwake()

  return <Suspense>{isAwake && <SessionSync />}</Suspense>
}

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))
