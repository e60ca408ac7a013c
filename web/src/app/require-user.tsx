import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useUser } from 'reactfire'
import { SessionProvider } from '#features/session/session-provider.tsx'
import { firstInteraction } from '#shared/first-interaction.ts'
import { paths } from '#shared/paths.ts'
import { readAccessToken } from '#shared/session/access-token.ts'
import type { LoginRedirect } from '#shared/session/login-redirect.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { signOutReason } from '#shared/session/sign-out-reason.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** Redirects a signed-out visitor to the login page, which redirects back. */
export function Component() {
  useEffect(() => {
    void firstInteraction.then(preloadLogin)
  }, [])

  return (
    <SessionProvider>
      <RequireUser />
    </SessionProvider>
  )
}

/** A logout without a connection leads to the login page, too. */
function preloadLogin(): void {
  for (const load of [
    () => import('#pages/login-page.tsx'),
    () => import('./redirect-signed-in.tsx'),
  ]) {
    load().catch(() => {})
  }
}

export function RequireUser() {
  const { status, data: user } = useUser()
  const from = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [redirect, setRedirect] = useState<{ state: LoginRedirect | null }>()

  if (status === 'loading') return <FullScreenSpinner />
  if (user?.email) {
    if (!wasSignedIn) setWasSignedIn(true)
    // Firebase restores a user whose pending logout it has not completed.
    if (isSignOutPending()) return <FullScreenSpinner />
    // Another user in another tab gets a new page, without the previous input.
    return <Outlet key={user.uid} />
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
