import { CustomersTable } from '#features/users/customers-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Customers', CustomersTable)
