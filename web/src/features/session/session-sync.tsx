import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useEffect } from 'react'
import { useUser } from 'reactfire'
import { queryKeys } from '#shared/api/query-keys.ts'
import { forgetSavedInput } from '#shared/saved-input.ts'
import { forgetAccessToken } from '#shared/session/access-token.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { registration } from './registration.ts'
import { withSession } from './with-session.tsx'

/** Keeps the API, the stored token and the query cache in sync with Firebase Auth, in every tab. */
export const SessionSync = withSession(UserListener)

export function UserListener() {
  const queryClient = useQueryClient()
  // A new object for each sign-in, sign-out and new token.
  const event = useUser()
  const user = event.data?.email && !isSignOutPending() ? event.data : undefined
  const uid = user?.uid

  useEffect(() => {
    if (event.status !== 'success') return
    const { data } = event
    if (!data?.email || isSignOutPending()) forgetAccessToken()
    else void queryClient.prefetchQuery({ ...registration(data), staleTime: 0 })
  }, [event, queryClient])

  useEffect(() => {
    if (uid === undefined) return
    return () => {
      // Everything else is personal data.
      queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(queryKey[0]) })
      // After an expired session the user's input stays; after a logout in any tab it is removed.
      if (signOutReason()) forgetSavedInput()
    }
  }, [uid, queryClient])

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
