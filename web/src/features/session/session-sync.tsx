import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { memo, Suspense, useEffect } from 'react'
import { useUser } from 'reactfire'
import { forgetAccessToken } from '#shared/session/access-token.ts'
import { setAuthState, useAuthState } from '#shared/session/auth-state.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { registration } from './registration.ts'
import { withSession } from './with-session.tsx'

/** Tells the pages what Firebase Auth says, and keeps everything else in sync with it, in every tab. */
export const SessionSync = memo(
  withSession(function Session() {
    // A new object for each sign-in, sign-out and new token, and at first for each rendering, which
    // follows from what the effect tells; hence `memo`.
    const event = useUser()

    useEffect(() => {
      if (event.status === 'success') setAuthState({ user: event.data })
    }, [event])
    useEffect(() => () => setAuthState(undefined), [])

    return (
      <Suspense>
        <UserListener />
      </Suspense>
    )
  }),
)

/** Keeps the API and the stored token in sync. */
export function UserListener() {
  const queryClient = useQueryClient()
  const state = useAuthState()
  const user = state.user?.email && !isSignOutPending() ? state.user : undefined

  useEffect(() => {
    if (!state.user?.email || isSignOutPending()) forgetAccessToken()
    else void queryClient.prefetchQuery({ ...registration(state.user), staleTime: 0 })
  }, [state, queryClient])

  return user && <TokenRenewal user={user} />
}

/** The query refetches at an interval. */
function TokenRenewal({ user }: { user: User }) {
  useQuery(registration(user))
  return null
}
