import { ManageReviewsTable } from '#features/reviews/manage-reviews-table.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  return (
    <DashboardPage heading="Manage Reviews">
      <ManageReviewsTable />
    </DashboardPage>
  )
}
