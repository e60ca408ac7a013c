import type { User } from 'firebase/auth'
import { useUser } from 'reactfire'
import { DraftDetails } from '#features/product/draft-details.tsx'
import { WithAdminToken } from '#features/session/with-admin-token.tsx'
import { withSession } from '#features/session/with-session.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

interface Props {
  id: string
  /** Thrown for everybody else. */
  error: unknown
}

export default withSession(DraftForAdmin)

export function DraftForAdmin(props: Props) {
  const { data: user } = useUser()

  // The guard of the page redirects those who are not signed in.
  if (!user?.email) return <FullScreenSpinner />
  return <DraftIfAdmin {...props} user={user} email={user.email.toLowerCase()} />
}

function DraftIfAdmin({ id, error, user, email }: Props & { user: User; email: string }) {
  if (useRole(email) !== 'admin') throw error
  return (
    <WithAdminToken user={user} fallback={<FullScreenSpinner />}>
      <DraftDetails id={id} error={error} />
    </WithAdminToken>
  )
}
