import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { Suspense, useEffect, useState } from 'react'
import { useUser } from 'reactfire'
import { queryKeys } from '#shared/api/query-keys.ts'
import { forgetSavedInput } from '#shared/saved-input.ts'
import { forgetAccessToken, readStoredSession } from '#shared/session/access-token.ts'
import { setAuthState, useAuthState } from '#shared/session/auth-state.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { registration } from './registration.ts'
import { withSession } from './with-session.tsx'

/** Tells the pages what Firebase Auth says, and keeps everything else in sync with it, in every tab. */
export const SessionSync = withSession(function SessionSync() {
  // A new object for each sign-in, sign-out and new token.
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
})

/** Keeps the API, the stored token and the query cache in sync. */
export function UserListener() {
  const queryClient = useQueryClient()
  const state = useAuthState()
  const user = state.user?.email && !isSignOutPending() ? state.user : undefined
  const uid = user?.uid
  const [early] = useState(readStoredSession)

  useEffect(() => {
    const forget = () => {
      // Everything else is personal data.
      queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(queryKey[0]) })
      // After an expired session the user's input stays; after a logout in any tab it is removed.
      if (signOutReason()) forgetSavedInput()
    }
    // The page may have shown another account's data by its token.
    if (early && early.uid !== uid) forget()
    return uid === undefined ? undefined : forget
  }, [uid, early, queryClient])

  useEffect(() => {
    if (!state.user?.email || isSignOutPending()) forgetAccessToken()
    else void queryClient.prefetchQuery({ ...registration(state.user), staleTime: 0 })
  }, [state, queryClient])

  return user && <TokenRenewal user={user} />
}

const publicKeys = new Set<unknown>([
  ...queryKeys.products,
  ...queryKeys.product,
  ...queryKeys.reviews,
])

/** The query refetches at an interval. */
function TokenRenewal({ user }: { user: User }) {
  useQuery(registration(user))
  return null
}
