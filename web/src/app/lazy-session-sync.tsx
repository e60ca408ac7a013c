import { lazy, Suspense } from 'react'
import { useMatches } from 'react-router-dom'
import { firstInteraction } from '#shared/first-interaction.ts'
import { authRequested, failAuth } from '#shared/session/auth-state.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'

const SessionSync = lazy(async () => {
  await Promise.race([authRequested, firstInteraction])
  try {
    return { default: (await import('#features/session/session-sync.tsx')).SessionSync }
  } catch (error) {
    failAuth(error)
    throw error
  }
})

/** Whether the route is one for signed-in users, whose document is a frame. */
export const useNeedsSession = () => useMatches().some(({ handle }) => handle === 'needs-session')

/** In no component above all pages: the hint changes with hydration, which would then be one task. */
export function LazySessionSync() {
  const hint = useAuthHint()
  const needsSession = useNeedsSession()
  if (hint === 'unknown' || (hint === 'signed-out' && !needsSession)) return null

  return (
    // Public pages work without Firebase Auth; the others report an error.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <SessionSync />
      </Suspense>
    </ErrorBoundary>
  )
}
