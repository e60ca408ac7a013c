import { ProfileCard } from '#features/profile/profile-card.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function MyProfilePage() {
  return (
    <DashboardPage heading="My Profile">
      <ProfileCard />
    </DashboardPage>
  )
}

export { MyProfilePage as Component }
