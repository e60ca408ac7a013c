import {
  addReview,
  blockAuthor,
  deleteReview,
  listReviews,
  manageReviews,
  replyToReview,
} from '../../contract/catalog/review.ts'
import { deleted, modified, type Route, route } from '../../platform/http/route.ts'
import type { BlockStore } from '../users/block-store.ts'
import type { ReviewStore } from './review-store.ts'

export function reviewRoutes(
  reviews: ReviewStore,
  blocks: Pick<BlockStore, 'block' | 'blockedUids'>,
): Route[] {
  return [
    // Before the public route, whose path it shares except for `?view=admin`.
    route(manageReviews, async ({ query }) => reviews.search(query, await blocks.blockedUids())),
    route(listReviews, ({ query }) => reviews.list(query)),
    route(addReview, async ({ body, caller, idempotencyKey }) => ({
      insertedId: await reviews.add(body, caller, idempotencyKey),
    })),
    route(deleteReview, ({ params, caller }) => reviews.remove(params.id, caller).then(deleted)),
    route(replyToReview, ({ params, body, caller }) =>
      reviews.reply(params.id, body.reply, caller).then(modified),
    ),
    route(blockAuthor, async ({ params, caller }) =>
      modified(await blocks.block(await reviews.authorOf(params.id), caller)),
    ),
  ]
}
