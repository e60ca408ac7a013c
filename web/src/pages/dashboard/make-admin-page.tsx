import { MakeAdminTable } from '#features/users/make-admin-table.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Make Admin">
      <MakeAdminTable />
    </DashboardPage>
  )
}
