import type { User } from 'firebase/auth'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useUser } from 'reactfire'
import { withSession } from '#features/session/with-session.tsx'
import { firstInteraction } from '#shared/first-interaction.ts'
import { paths } from '#shared/paths.ts'
import { readAccessToken } from '#shared/session/access-token.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

interface Props {
  children: (user: User) => ReactNode
  /** Until Firebase Auth has restored the user. */
  fallback: ReactNode
}

/** A logout without a connection leads to the login page, too. */
const preloadLogin = () =>
  Promise.allSettled([import('#pages/login-page.tsx'), import('./redirect-signed-in.tsx')])

export function Guard({ children, fallback }: Props) {
  const { status, data: user } = useUser()
  const from = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [redirect, setRedirect] = useState<{ state: LoginRedirect | null }>()
  useEffect(() => void firstInteraction.then(preloadLogin), [])

  if (status === 'loading') return fallback
  if (user?.email) {
    if (!wasSignedIn) setWasSignedIn(true)
    return isSignOutPending() ? fallback : children(user)
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

export const RequireUser = withSession(Guard)

/** The pages below it wait for the user. Another user in another tab gets a new page. */
export const Component = () => (
  <RequireUser fallback={<FullScreenSpinner />}>{({ uid }) => <Outlet key={uid} />}</RequireUser>
)
