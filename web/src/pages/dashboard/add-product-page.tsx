import { AddProductForm } from '#features/product-admin/forms/add-product-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  const { email } = useSignedIn()

  return (
    <DashboardPage heading="Add Product">
      <AddProductForm author={email} />
    </DashboardPage>
  )
}
