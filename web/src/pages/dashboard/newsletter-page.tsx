import { SubscribersTable } from '#features/newsletter/subscribers-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Newsletter', SubscribersTable)
