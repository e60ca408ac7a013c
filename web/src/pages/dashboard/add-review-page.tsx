import { AddReviewForm } from '#features/reviews/add-review-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Add Review', function AddReview() {
  return <AddReviewForm reviewer={useSignedIn()} />
})
