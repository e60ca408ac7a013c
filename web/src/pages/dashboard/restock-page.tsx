import { ProductRestock } from '#features/product-admin/import/product-restock.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Restock', ProductRestock)
