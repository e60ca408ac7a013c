import { useQuery, useQueryClient } from '@tanstack/react-query'
import { beforeAuthStateChanged, type User } from 'firebase/auth'
import { useEffect } from 'react'
import { useUser } from 'reactfire'
import { forgetAccessToken, readAccessToken } from '#shared/api/access-token.ts'
import { forgetPersonalData } from '#shared/api/personal-data.ts'
import { saveDrafts } from '#shared/drafts.ts'
import { auth } from '#shared/firebase.ts'
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

  useEffect(() => beforeAuthStateChanged(auth, saveDraftsOnExpiry), [])

  return user && <TokenRenewal user={user} />
}

/** A logout forgets the token first; a session that Firebase ends still has one. */
function saveDraftsOnExpiry(next: User | null): void {
  if (!next && readAccessToken()) saveDrafts()
}

/** Its query refetches by the clock. */
function TokenRenewal({ user }: { user: User }) {
  useQuery(registration(user))
  return null
}
