import { AddProductForm } from '#features/product-admin/forms/add-product-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Add Product', function AddProduct() {
  return <AddProductForm author={useSignedIn().email} />
})
