import { AddReviewForm } from '#features/reviews/add-review-form.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Add Review', AddReviewForm)
