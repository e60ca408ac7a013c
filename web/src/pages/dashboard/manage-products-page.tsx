import { ManageProductsTable } from '#features/product-admin/manage-products-table.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Manage Products">
      <ManageProductsTable />
    </DashboardPage>
  )
}
