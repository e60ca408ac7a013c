import { type ComponentType, useEffect, useState } from 'react'
import { useAwake } from '#shared/awake.ts'
import { showSession } from './session.ts'

/**
 * Loads the identity provider's code once the shop is awake. Not by `lazy`: React holds back what it
 * has waited for by up to 300 ms, and everybody who is signed in would wait for that.
 */
export function SessionKeeper() {
  const isAwake = useAwake()
  const [Sync, setSync] = useState<ComponentType>()

  useEffect(() => {
    if (!isAwake) return
    import('./session-sync.tsx').then(
      ({ SessionSync }) => setSync(() => SessionSync),
      // Public pages work without it; the others say so and offer to try again [NAV-7].
      (error: unknown) => showSession({ status: 'failed', error: toError(error) }),
    )
  }, [isAwake])

  return Sync && <Sync />
}

const toError = (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause)))
