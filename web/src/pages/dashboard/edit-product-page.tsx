import { useParams } from 'react-router-dom'
import { EditProduct } from '#features/product-admin/forms/edit-product-form.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Edit Product', function EditProductPage() {
  const { id = '' } = useParams()
  return <EditProduct id={id} />
})
