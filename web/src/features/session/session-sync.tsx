import { useQuery, useQueryClient } from '@tanstack/react-query'
import { beforeAuthStateChanged, type User } from 'firebase/auth'
import { useEffect } from 'react'
import { useUser } from 'reactfire'
import { forgetPersonalData } from '#shared/api/personal-data.ts'
import { auth } from '#shared/firebase.ts'
import { forgetSavedInput } from '#shared/saved-input.ts'
import {
  forgetAccessToken,
  onAccessTokenChange,
  readAccessToken,
} from '#shared/session/access-token.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { registration } from './registration.ts'
import { SessionProvider } from './session-provider.tsx'

/** Keeps the API, the stored token and the query cache in sync with Firebase Auth, in every tab. */
export function SessionSync() {
  return (
    <SessionProvider>
      <UserListener />
    </SessionProvider>
  )
}

export function UserListener() {
  const queryClient = useQueryClient()
  // A new object for each sign-in, sign-out and new token.
  const event = useUser()
  // Firebase restores a user whose pending logout it has not completed.
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
    return () => forgetPersonalData(queryClient)
  }, [uid, queryClient])

  useEffect(() => {
    const stop = beforeAuthStateChanged(auth, (next) => {
      if (!next) settleSavedInput()
    })
    // Another tab can detect the end of the session first.
    let wasSignedIn = readAccessToken() !== null
    const unsubscribe = onAccessTokenChange(() => {
      const isSignedIn = readAccessToken() !== null
      if (wasSignedIn && !isSignedIn) settleSavedInput()
      wasSignedIn = isSignedIn
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [])

  return user && <TokenRenewal user={user} />
}

/** After an expired session the user's input stays; after a logout it is removed. */
function settleSavedInput(): void {
  if (signOutReason()) forgetSavedInput()
}

/** The query refetches at an interval. */
function TokenRenewal({ user }: { user: User }) {
  useQuery(registration(user))
  return null
}
