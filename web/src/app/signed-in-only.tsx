import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { renewSession, useSession } from '#features/session/session.ts'
import { useWake } from '#shared/awake.ts'
import { paths } from '#shared/paths.ts'
import { Failure } from '#shared/ui/failure.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** Sends a signed-out visitor to the login page, which brings them back here [NAV-4]. */
export function SignedInOnly() {
  const session = useSession()
  const from = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  useWake()

  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true)

  switch (session.status) {
    case 'unknown':
    case 'loading':
      return <FullScreenSpinner />
    case 'failed':
      return <Failure error={session.error} retry={renewSession} />
    case 'signed-out':
      // After a logout the next person need not land on this person's page.
      return wasSignedIn && !session.isLost ? (
        <Navigate to={paths.login} replace />
      ) : (
        <Navigate to={paths.login} replace state={{ from, isLost: session.isLost }} />
      )
    case 'signed-in':
      return <Outlet />
  }
}
