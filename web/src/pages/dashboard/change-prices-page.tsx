import { ChangePrices } from '#features/product-admin/prices/change-prices.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Change Prices', ChangePrices)
