import { ProductRestock } from '#features/product-admin/import/product-restock.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function RestockPage() {
  return (
    <DashboardPage heading="Restock">
      <ProductRestock />
    </DashboardPage>
  )
}

export { RestockPage as Component }
