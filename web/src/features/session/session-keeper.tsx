import { lazy, Suspense, useEffect, useState } from 'react'

const SessionSync = lazy(async () => {
  const { SessionSync } = await import('./session-sync.tsx')
  return { default: SessionSync }
})

/** Loads the identity provider's code after the first paint. */
export function SessionKeeper() {
  const [painted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])

  return <Suspense>{painted && <SessionSync />}</Suspense>
}
