import { ManageOrdersTable } from '#features/orders/manage/manage-orders-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Manage Order', ManageOrdersTable)
