import { ProductImport } from '#features/product-admin/import/product-import.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Import Products">
      <ProductImport />
    </DashboardPage>
  )
}
