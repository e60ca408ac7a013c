import { isGranted } from '@tech-house/api/contract/accounts/role'
import { DraftDetails } from '#features/product/draft-details.tsx'
import { WithStaffToken } from '#features/session/with-staff-token.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { useAuthState } from '#shared/session/auth-state.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

interface Props {
  id: string
  /** Thrown for everybody else. */
  error: unknown
}

export default function DraftForStaff(props: Props) {
  const { user } = useAuthState()

  // The guard of the page redirects those who are not signed in.
  if (!user?.email) return <FullScreenSpinner />
  return <DraftIfGranted {...props} email={user.email.toLowerCase()} />
}

function DraftIfGranted({ id, error, email }: Props & { email: string }) {
  const role = useRole(email)
  if (!isGranted(role, 'catalog')) throw error
  return (
    <WithStaffToken role={role} fallback={<FullScreenSpinner />}>
      <DraftDetails id={id} error={error} />
    </WithStaffToken>
  )
}
