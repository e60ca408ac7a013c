import { ProductImport } from '#features/product-admin/import/product-import.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Import Products', ProductImport)
