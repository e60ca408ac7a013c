import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useUser } from 'reactfire'
import { SessionProvider } from '#features/session/session-provider.tsx'
import { signOutReason } from '#features/session/sign-out.ts'
import { readAccessToken } from '#shared/api/access-token.ts'
import type { LoginRedirect } from '#shared/login-redirect.ts'
import { paths } from '#shared/paths.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** Sends a signed-out visitor to the login page, which brings them back here [NAV-4]. */
export function Component() {
  return (
    <SessionProvider>
      <RequireUser />
    </SessionProvider>
  )
}

export function RequireUser() {
  const { status, data: user } = useUser()
  const from = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [redirect, setRedirect] = useState<{ state: LoginRedirect | null }>()

  if (status === 'loading') return <FullScreenSpinner />
  if (user?.email) {
    if (!wasSignedIn) setWasSignedIn(true)
    return <Outlet />
  }
  if (redirect) return <Navigate to={paths.login} replace state={redirect.state} />

  // A logout has forgotten the token; a session that Firebase ended still has it.
  const reason = readAccessToken() ? 'expired' : wasSignedIn ? signOutReason() : undefined
  const isLogout = wasSignedIn && !reason
  // After a logout the next person does not land on this person's page.
  setRedirect({ state: isLogout ? null : { from, reason } })
  return null
}
