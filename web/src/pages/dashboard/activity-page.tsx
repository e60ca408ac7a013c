import { ActivityTable } from '#features/activity/activity-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Activity', ActivityTable)
