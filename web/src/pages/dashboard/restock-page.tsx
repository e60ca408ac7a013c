import { ProductRestock } from '#features/product-admin/import/product-restock.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Restock">
      <ProductRestock />
    </DashboardPage>
  )
}
