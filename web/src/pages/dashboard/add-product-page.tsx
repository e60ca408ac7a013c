import { AddProductForm } from '#features/product-admin/forms/add-product-form.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Add Product', AddProductForm)
