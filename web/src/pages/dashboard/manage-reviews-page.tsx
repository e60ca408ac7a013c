import { ManageReviewsTable } from '#features/reviews/manage-reviews-table.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Manage Reviews', ManageReviewsTable)
