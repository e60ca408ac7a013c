import { useQuery, useQueryClient } from '@tanstack/react-query'
import { beforeAuthStateChanged, type User } from 'firebase/auth'
import { useEffect } from 'react'
import { useUser } from 'reactfire'
import { forgetPersonalData } from '#shared/api/personal-data.ts'
import { forgetDrafts, saveDrafts } from '#shared/drafts.ts'
import { auth } from '#shared/firebase.ts'
import {
  forgetAccessToken,
  onAccessTokenChange,
  readAccessToken,
} from '#shared/session/access-token.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { registration } from './registration.ts'
import { SessionProvider } from './session-provider.tsx'

/** Keeps the API, the stored token and the query cache in line with Firebase Auth, in every tab. */
export function SessionSync() {
  return (
    <SessionProvider>
      <UserListener />
    </SessionProvider>
  )
}

function UserListener() {
  const queryClient = useQueryClient()
  // A new object with each sign-in, sign-out and fresh token.
  const event = useUser()
  const user = event.data?.email ? event.data : undefined
  const uid = user?.uid

  useEffect(() => {
    if (event.status !== 'success') return
    const { data } = event
    if (!data?.email) forgetAccessToken()
    else void queryClient.prefetchQuery({ ...registration(data), staleTime: 0 })
  }, [event, queryClient])

  useEffect(() => {
    if (uid === undefined) return
    return () => forgetPersonalData(queryClient)
  }, [uid, queryClient])

  useEffect(() => {
    const stop = beforeAuthStateChanged(auth, (next) => {
      if (!next) settleDrafts()
    })
    // Another tab notices the end of the session first.
    const unsubscribe = onAccessTokenChange(() => {
      if (!readAccessToken()) settleDrafts()
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [])

  return user && <TokenRenewal user={user} />
}

/** Whose session expires finds what they had typed; after a logout nobody does. */
function settleDrafts(): void {
  if (signOutReason()) forgetDrafts()
  else saveDrafts()
}

/** Its query refetches by the clock. */
function TokenRenewal({ user }: { user: User }) {
  useQuery(registration(user))
  return null
}
