import { DraftDetails } from '#features/product/draft-details.tsx'
import { WithAdminToken } from '#features/session/with-admin-token.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { useAuthState } from '#shared/session/auth-state.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

interface Props {
  id: string
  /** Thrown for everybody else. */
  error: unknown
}

export default function DraftForAdmin(props: Props) {
  const { user } = useAuthState()

  // The guard of the page redirects those who are not signed in.
  if (!user?.email) return <FullScreenSpinner />
  return <DraftIfAdmin {...props} email={user.email.toLowerCase()} />
}

function DraftIfAdmin({ id, error, email }: Props & { email: string }) {
  if (useRole(email) !== 'admin') throw error
  return (
    <WithAdminToken fallback={<FullScreenSpinner />}>
      <DraftDetails id={id} error={error} />
    </WithAdminToken>
  )
}
