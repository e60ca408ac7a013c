import { useParams } from 'react-router-dom'
import { EditProduct } from '#features/product-admin/forms/edit-product-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { email } = useSignedIn()

  return (
    <DashboardPage heading="Edit Product">
      <EditProduct id={id} author={email} />
    </DashboardPage>
  )
}
