import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { renewSession, useSession } from '#features/session/session.ts'
import { usePresence } from '#features/session/use-presence.ts'
import { useWake } from '#shared/awake.ts'
import { readArrival } from '#shared/origin.ts'
import { Failure } from '#shared/ui/failure.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** Login and signup: whoever is signed in goes back to where they came from [AUTH-1]. */
export function SignedOutOnly() {
  const session = useSession()
  const presence = usePresence()
  const { state } = useLocation()
  useWake()

  switch (session.status) {
    case 'unknown':
      return presence === 'in' ? <FullScreenSpinner /> : <Outlet />
    case 'loading':
      return <FullScreenSpinner />
    case 'failed':
      return <Failure error={session.error} retry={renewSession} />
    case 'signed-in':
      return <Navigate to={readArrival(state).from} replace />
    case 'signed-out':
      return <Outlet />
  }
}
