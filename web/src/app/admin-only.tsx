import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { renewSession } from '#features/session/session.ts'
import { useSignedIn } from '#features/session/use-signed-in.ts'
import { useRole } from '#features/users/user-queries.ts'
import { NotFoundPage } from '#pages/not-found-page.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** Admin paths do not exist for anybody else, and nothing behind them is asked for [DASH-8]. */
export function AdminOnly() {
  const session = useSignedIn()
  const role = useRole(session.email)
  const isNewAdmin = role === 'admin' && session.role !== 'admin'

  useEffect(() => {
    // The token was made before the promotion; the shop takes a new one [AUTH-9].
    if (isNewAdmin) renewSession()
  }, [isNewAdmin])

  if (isNewAdmin) return <FullScreenSpinner />
  return role === 'admin' ? <Outlet /> : <NotFoundPage />
}
