import { ProductImport } from '#features/products/product-import.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function ImportProductsPage() {
  return (
    <DashboardPage heading="Import Products">
      <ProductImport />
    </DashboardPage>
  )
}

export { ImportProductsPage as Component }
