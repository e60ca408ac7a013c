import { addReview, deleteReview, listReviews } from '../contract/review.ts'
import { type Route, route } from '../http/route.ts'
import type { ReviewStore } from './review-store.ts'

export function reviewRoutes(reviews: ReviewStore): Route[] {
  return [
    route(listReviews, ({ query }) => reviews.list(query)),
    route(addReview, async ({ body, caller, idempotencyKey }) => ({
      insertedId: await reviews.add(body, caller, idempotencyKey),
    })),
    route(deleteReview, async ({ params, caller }) => {
      await reviews.remove(params.id, caller)
      return { deletedCount: 1 }
    }),
  ]
}
