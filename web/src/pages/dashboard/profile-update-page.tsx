import { useNavigate } from 'react-router-dom'
import { ProfileForm } from '#features/profile/profile-form.tsx'
import { paths } from '#shared/paths.ts'
import { toastSuccess } from '#shared/toast.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  const navigate = useNavigate()

  function showUpdated() {
    void toastSuccess('Profile updated')
    void navigate(paths.myProfile)
  }

  return (
    <DashboardPage heading="Update profile">
      <ProfileForm onUpdated={showUpdated} />
    </DashboardPage>
  )
}
