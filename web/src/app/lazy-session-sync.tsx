import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { queryKeys } from '#shared/api/query-keys.ts'
import { firstInteraction } from '#shared/first-interaction.ts'
import { forgetSavedInput } from '#shared/saved-input.ts'
import { authRequested, failAuth, useAccount } from '#shared/session/auth-state.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { ErrorBoundary } from '#shared/ui/failures/error-boundary.tsx'

const SessionSync = lazy(async () => {
  await Promise.race([authRequested, firstInteraction])
  return { default: (await import('#features/session/session-sync.tsx')).SessionSync }
})

/** Whether the route is one for signed-in users, whose document is a frame. */
export const useNeedsSession = () => useMatches().some(({ handle }) => handle === 'needs-session')

/** In no component above all pages: the hint changes with hydration, which would then be one task. */
export function LazySessionSync() {
  const hint = useAuthHint()
  const needsSession = useNeedsSession()
  useForgetPersonalData()
  if (hint === 'unknown' || (hint === 'signed-out' && !needsSession)) return null

  return (
    // Public pages work without Firebase Auth; those that wait for it show the error.
    <ErrorBoundary
      fallback={(error) => {
        failAuth(error)
        return null
      }}
    >
      <Suspense>
        <SessionSync />
      </Suspense>
    </ErrorBoundary>
  )
}

/** When its account is no longer signed in, in whatever tab that ended. */
function useForgetPersonalData() {
  const queryClient = useQueryClient()
  const uid = useAccount()?.uid

  useEffect(() => {
    if (uid === undefined) return
    return () => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(queryKey[0]) })
      // After an expired session the user's input stays; after a logout in any tab it is removed.
      if (signOutReason()) forgetSavedInput()
    }
  }, [uid, queryClient])
}

const publicKeys = new Set<unknown>([
  ...queryKeys.products,
  ...queryKeys.product,
  ...queryKeys.reviews,
])
