import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useEffect, useEffectEvent } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { forgetAccessToken, readAccessToken, storeAccessToken } from '#shared/api/access-token.ts'
import { isDenied } from '#shared/api/call-error.ts'
import { forgetPersonalData } from '#shared/api/personal-data.ts'
import { retryDelay, shouldRetry } from '#shared/api/retry.ts'
import { forgetDrafts, keepDrafts } from '#shared/drafts.ts'
import { auth, firebaseApp } from '#shared/firebase.ts'
import { toastBriefly } from '#shared/toast.ts'
import { loseSession } from './end-session.ts'
import { keepTokenFresh } from './keep-token-fresh.ts'
import { openSession } from './open-session.ts'
import { currentSession, showSession, useRenewals } from './session.ts'

/** Keeps the shop's session and token in step with the identity provider, in every tab. */
export function SessionSync() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <IdentityListener />
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

function IdentityListener() {
  const queryClient = useQueryClient()
  const identity = useUser()
  const renewals = useRenewals()
  const { mutate } = useMutation({
    mutationFn: openSession,
    retry: shouldRetry,
    retryDelay,
    meta: { quiet: true, opensSession: true },
  })

  const follow = useEffectEvent((user: User | null) => {
    const shown = shownEmail()
    const isAnother = shown !== emailOf(user)
    // A logout, in whichever tab, takes the token with it; the provider's own end of an account does not.
    const isLost = !user && shown !== undefined && readAccessToken() !== null
    if (isLost) keepDrafts()
    else if (!user && shown) forgetDrafts()
    if (!user || (shown && isAnother)) {
      forgetAccessToken()
      forgetPersonalData(queryClient)
    }
    if (!user) showSession({ status: 'signed-out', isLost })
    else if (isAnother) showSession({ status: 'loading' })
    // These run for the latest identity only, so that an overtaken answer changes nothing.
    mutate(user, {
      onSuccess: ({ session, token }) => {
        if (token) storeAccessToken(token)
        showSession(session)
      },
      onError: (error) => giveUp(error, user),
    })
  })

  useEffect(() => {
    if (identity.status === 'success') follow(identity.data)
    // A renewal asks again for the same identity.
    void renewals
  }, [identity, renewals])

  useEffect(() => keepTokenFresh(() => auth.currentUser), [])

  return null
}

function giveUp(error: Error, user: User | null) {
  if (isDenied(error)) {
    void toastBriefly('error', error.message)
    void loseSession()
  } else if (shownEmail() !== emailOf(user)) {
    showSession({ status: 'failed', error })
  }
}

const emailOf = (user: User | null) => user?.email?.toLowerCase()

function shownEmail(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in' ? session.email : undefined
}
