import { ManageProductsTable } from '#features/product-admin/manage-products-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Manage Products', ManageProductsTable)
