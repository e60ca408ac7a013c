import {
  addReview,
  deleteReview,
  listReviews,
  manageReviews,
  replyToReview,
} from '../contract/review.ts'
import { type Route, route } from '../http/route.ts'
import type { ReviewStore } from './review-store.ts'

export function reviewRoutes(reviews: ReviewStore): Route[] {
  return [
    // Before the public route, whose path it shares except for `?view=admin`.
    route(manageReviews, ({ query }) => reviews.search(query)),
    route(listReviews, ({ query }) => reviews.list(query)),
    route(addReview, async ({ body, caller, idempotencyKey }) => ({
      insertedId: await reviews.add(body, caller, idempotencyKey),
    })),
    route(deleteReview, async ({ params, caller }) => {
      await reviews.remove(params.id, caller)
      return { deletedCount: 1 }
    }),
    route(replyToReview, async ({ params, body, caller }) => ({
      modifiedCount: (await reviews.reply(params.id, body.reply, caller)) ? 1 : 0,
    })),
  ]
}
