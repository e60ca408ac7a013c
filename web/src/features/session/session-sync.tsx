import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useEffect, useEffectEvent } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { forgetAccessToken, storeAccessToken } from '#shared/api/access-token.ts'
import { isRefusal } from '#shared/api/call-error.ts'
import { forgetPersonalData } from '#shared/api/personal-data.ts'
import { retryDelay, shouldRetry } from '#shared/api/retry.ts'
import { auth, firebaseApp } from '#shared/firebase.ts'
import { toastBriefly } from '#shared/toast.ts'
import { endSession } from './end-session.ts'
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
    meta: { quiet: true },
  })

  const follow = useEffectEvent((user: User | null) => {
    const shown = shownEmail()
    const isAnother = shown !== emailOf(user)
    if (!user || (shown && isAnother)) {
      forgetAccessToken()
      forgetPersonalData(queryClient)
    }
    if (!user) showSession({ status: 'signed-out' })
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
  if (isRefusal(error)) {
    void toastBriefly('error', error.message)
    void endSession()
  } else if (shownEmail() !== emailOf(user)) {
    showSession({ status: 'failed', error })
  }
}

const emailOf = (user: User | null) => user?.email?.toLowerCase()

function shownEmail(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in' ? session.email : undefined
}
