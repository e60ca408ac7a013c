import { useQuery } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { Navigate, useLocation } from 'react-router-dom'
import { useUser } from 'reactfire'
import { registration } from '#features/session/registration.ts'
import { withSession } from '#features/session/with-session.tsx'
import { readLoginRedirect } from '#shared/session/login-redirect.ts'
import { isSignOutPending } from '#shared/session/pending-sign-out.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { Failure } from '#shared/ui/failures/failure.tsx'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'

/** Leaves the login page once Firebase Auth has a user and the API has registered them. */
export default withSession(function RedirectSignedIn() {
  const { status, data: user } = useUser()
  const isLikelySignedIn = useAuthHint() === 'signed-in'

  if (user?.email && !isSignOutPending()) return <RedirectRegistered user={user} />
  return status === 'loading' && isLikelySignedIn && <SpinnerOverlay />
})

function RedirectRegistered({ user }: { user: User }) {
  const location = useLocation()
  const { isSuccess, error, refetch } = useQuery(registration(user))

  if (isSuccess) return <Navigate to={readLoginRedirect(location).from} replace />
  return error ? <Failure error={error} retry={() => void refetch()} /> : <SpinnerOverlay />
}
