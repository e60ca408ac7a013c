import { useQuery } from '@tanstack/react-query'
import type { User } from 'firebase/auth'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useUser } from 'reactfire'
import { registration } from '#features/session/registration.ts'
import { useRole } from '#features/users/user-queries.ts'
import { NotFoundPage } from '#pages/not-found-page.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { Failure } from '#shared/ui/failure.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** For other users, admin pages do not exist and request no data. */
export function RequireAdmin() {
  const { data: user } = useUser()
  const { email } = useSignedIn()
  const isAdmin = useRole(email) === 'admin'

  return isAdmin && user ? <WithAdminToken user={user} /> : <NotFoundPage />
}

export { RequireAdmin as Component }

/** Waits for a token with the role: right after a promotion the old token lacks it. */
function WithAdminToken({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(registration(user))
  const isTokenOld = data !== undefined && data.role !== 'admin'

  useEffect(() => {
    if (isTokenOld) void refetch()
  }, [isTokenOld, refetch])

  if (data?.role === 'admin') return <Outlet />
  return error ? <Failure error={error} retry={() => void refetch()} /> : <FullScreenSpinner />
}
