import { Outlet } from 'react-router-dom'
import { WithAdminToken } from '#features/session/with-admin-token.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { NotFoundPage } from '#pages/not-found-page.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

/** For other users, admin pages do not exist and request no data. */
export function Component() {
  const { email } = useSignedIn()
  const isAdmin = useRole(email) === 'admin'

  if (!isAdmin) return <NotFoundPage />
  return (
    <WithAdminToken fallback={<FullScreenSpinner />}>
      <Outlet />
    </WithAdminToken>
  )
}
