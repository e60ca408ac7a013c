import { addReview, listReviews } from '../contract/review.ts'
import { type Route, route } from '../http/route.ts'
import type { ReviewStore } from './review-store.ts'

export function reviewRoutes(reviews: ReviewStore): Route[] {
  return [
    route(listReviews, () => reviews.list()),
    route(addReview, async ({ body, caller }) => ({ insertedId: await reviews.add(body, caller) })),
  ]
}
