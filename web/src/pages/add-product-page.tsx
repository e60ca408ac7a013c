import { AddProductForm } from '#features/products/add-product-form.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function AddProductPage() {
  return (
    <DashboardPage heading="Add Product">
      <AddProductForm />
    </DashboardPage>
  )
}
