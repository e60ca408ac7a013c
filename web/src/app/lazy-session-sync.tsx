import { lazy, Suspense } from 'react'
import { useMatches } from 'react-router-dom'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'

const SessionSync = lazy(async () => ({
  default: (await import('#features/session/session-sync.tsx')).SessionSync,
}))

/**
 * Loads Firebase Auth where somebody is signed in or the route needs to know. The hint changes
 * with hydration, so no component above a page may use it: the page would hydrate in one task.
 */
export function LazySessionSync() {
  const hint = useAuthHint()
  const needsSession = useMatches().some(({ handle }) => handle === 'needs-session')
  if (hint === 'unknown' || (hint === 'signed-out' && !needsSession)) return null

  return (
    // Public pages work without Firebase Auth; the others report that it is missing.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <SessionSync />
      </Suspense>
    </ErrorBoundary>
  )
}
