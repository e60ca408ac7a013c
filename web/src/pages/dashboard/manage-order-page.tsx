import { ManageOrdersTable } from '#features/orders/manage/manage-orders-table.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Manage Order">
      <ManageOrdersTable />
    </DashboardPage>
  )
}
