import { ActivityTable } from '#features/activity/activity-table.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Activity">
      <ActivityTable />
    </DashboardPage>
  )
}
