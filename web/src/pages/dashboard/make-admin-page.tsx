import { MakeAdminTable } from '#features/users/make-admin-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Make Admin', MakeAdminTable)
