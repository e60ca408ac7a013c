import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
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

/** Loads the identity provider's code after the first paint. */
export function SessionKeeper() {
  const [painted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])

  return <Suspense>{painted && <SessionSync />}</Suspense>
}

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))
