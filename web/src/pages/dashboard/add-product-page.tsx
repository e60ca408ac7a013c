import { useDeferredValue } from 'react'
import { AddProductForm } from '#features/product-admin/forms/add-product-form.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Add Product', function AddProductPage() {
  // The session would render all of the form in one task.
  return useDeferredValue(true, false) && <AddProductForm />
})
