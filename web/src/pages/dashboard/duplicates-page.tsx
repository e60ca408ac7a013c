import { DuplicatesTable } from '#features/product-admin/duplicates/duplicates-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Duplicates', DuplicatesTable)
