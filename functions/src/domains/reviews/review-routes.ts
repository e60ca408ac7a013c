import {
  addReview,
  blockAuthor,
  deleteReview,
  listReviews,
  manageReviews,
  replyToReview,
} from '../../contract/catalog/review.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { type Route, route } from '../../platform/http/route.ts'
import type { Author, ReviewStore } from './review-store.ts'

interface Blocks {
  block: (author: Author, by: Actor) => Promise<boolean>
  blockedUids: () => Promise<string[]>
}

export function reviewRoutes(reviews: ReviewStore, blocks: Blocks): Route[] {
  return [
    // Before the public route, whose path it shares except for `?view=admin`.
    route(manageReviews, async ({ query }) => reviews.search(query, await blocks.blockedUids())),
    route(listReviews, ({ query }) => reviews.list(query)),
    route(addReview, async ({ body, caller, idempotencyKey }) => ({
      insertedId: await reviews.add(body, caller, idempotencyKey),
    })),
    route(deleteReview, async ({ params, caller }) => {
      await reviews.remove(params.id, caller)
      return { deletedCount: 1 }
    }),
    route(replyToReview, async ({ params, body, caller }) => ({
      modifiedCount: Number(await reviews.reply(params.id, body.reply, caller)),
    })),
    route(blockAuthor, async ({ params, caller }) => ({
      modifiedCount: Number(await blocks.block(await reviews.authorOf(params.id), caller)),
    })),
  ]
}
