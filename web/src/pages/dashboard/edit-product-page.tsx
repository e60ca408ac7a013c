import { useParams } from 'react-router-dom'
import { EditProduct } from '#features/product-admin/forms/edit-product-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Edit Product', function EditProductPage() {
  const { id = '' } = useParams()
  return <EditProduct id={id} author={useSignedIn().email} />
})
