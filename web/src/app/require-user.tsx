import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { firstInteraction } from '#shared/first-interaction.ts'
import { paths } from '#shared/paths.ts'
import { readAccessToken } from '#shared/session/access-token.ts'
import { useLikelyUser } from '#shared/session/auth-state.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

interface Props {
  children: (user: { uid: string }) => ReactNode
  /** Until the content is complete. */
  fallback: ReactNode
}

/** A logout without a connection leads to the login page, too. */
const preloadLogin = () =>
  Promise.allSettled([import('#pages/login-page.tsx'), import('./redirect-signed-in.tsx')])

/** Suspends until the user is known, at least by the stored token. */
export function RequireUser({ children, fallback }: Props) {
  const user = useLikelyUser()
  const from = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [redirect, setRedirect] = useState<{ state: LoginRedirect | null }>()
  useEffect(() => void firstInteraction.then(preloadLogin), [])

  if (user?.email) {
    if (!wasSignedIn) setWasSignedIn(true)
    // So that a page that suspends at first does not keep the guard from noticing a logout.
    return <Suspense fallback={fallback}>{children(user)}</Suspense>
  }
  if (redirect) return <Navigate to={paths.login} replace state={redirect.state} />

  const hasEnded = wasSignedIn || readAccessToken() !== null
  const deliberate = signOutReason()
  if (deliberate === 'denied') {
    // Also without `hasEnded`: React keeps no state of a page that has never been shown.
    setRedirect({ state: { from, reason: deliberate } })
  } else if (deliberate === 'logout' && hasEnded) {
    // The next user does not return to this page.
    setRedirect({ state: null })
  } else {
    setRedirect({ state: { from, reason: hasEnded ? 'expired' : undefined } })
  }
  return null
}

/** The pages below it wait for the user. Another user in another tab gets a new page. */
export const Component = () => (
  <RequireUser fallback={<FullScreenSpinner />}>{({ uid }) => <Outlet key={uid} />}</RequireUser>
)
