import { ShopOverview } from '#features/overview/shop-overview.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Overview', ShopOverview)
