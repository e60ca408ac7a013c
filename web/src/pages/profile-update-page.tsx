import { useNavigate } from 'react-router-dom'
import { ProfileForm } from '#features/profile/profile-form.tsx'
import { paths } from '#shared/paths.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function ProfileUpdatePage() {
  const navigate = useNavigate()

  return (
    <DashboardPage heading="Update profile">
      <ProfileForm onUpdated={() => navigate(paths.myProfile)} />
    </DashboardPage>
  )
}

export { ProfileUpdatePage as Component }
