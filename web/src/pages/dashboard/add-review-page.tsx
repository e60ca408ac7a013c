import { AddReviewForm } from '#features/reviews/add-review-form.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  const reviewer = useSignedIn()

  return (
    <DashboardPage heading="Add Review">
      <AddReviewForm reviewer={reviewer} />
    </DashboardPage>
  )
}
