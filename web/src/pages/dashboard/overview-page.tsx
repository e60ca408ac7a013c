import { ShopOverview } from '#features/overview/shop-overview.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Overview">
      <ShopOverview />
    </DashboardPage>
  )
}
