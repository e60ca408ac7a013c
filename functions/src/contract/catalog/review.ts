import * as z from 'zod/mini'
import { Text } from '../../parts/text.ts'
import { Email } from '../accounts/email.ts'
import { publicList } from '../cache-policy.ts'
import { byId, endpoint, Id } from '../endpoint.ts'
import { ImageUrl } from '../image.ts'
import { Limit, Offset, SharedPageQuery } from '../page.ts'

export const defaultReviewerImage = '/avatars/default.svg'

export const ReviewReply = Text(1000)

export const Review = z
  .object({
    _id: Id,
    name: z.string(),
    image: ImageUrl,
    rating: z.number().check(z.minimum(0), z.maximum(5)),
    review: z.string(),
    reply: z.optional(z.string()),
  })
  .register(z.globalRegistry, {
    id: 'Review',
    examples: [
      {
        _id: 'h3Tq0vNc5yLw8ZpKx2Ra',
        name: 'Amara Okafor',
        image: '/avatars/amara-okafor.svg',
        rating: 5,
        review: 'Ordered on a Tuesday, in the BIOS by Saturday morning.',
      },
    ],
  })
export type Review = z.infer<typeof Review>

export const ManagedReview = z
  .extend(Review, { blocked: z.optional(z.literal(true)) })
  .register(z.globalRegistry, { id: 'ManagedReview' })
export type ManagedReview = z.infer<typeof ManagedReview>

/** Name, email and image must be the caller's own if they are sent. */
export const NewReview = z
  .object({
    /** In halves. */
    rating: Review.shape.rating.check(z.multipleOf(0.5)),
    review: Text(2000),
    name: z.nullish(z.string().check(z.maxLength(200))),
    email: z.optional(Email),
    image: z.nullish(z.string().check(z.maxLength(2000))),
  })
  .register(z.globalRegistry, {
    id: 'NewReview',
    examples: [{ rating: 5, review: 'Packed with care.' }],
  })
export type NewReview = z.infer<typeof NewReview>

export const listReviews = endpoint('GET /reviews', {
  summary: 'What customers say, newest first',
  query: SharedPageQuery,
  responseKind: 'page',
  cache: publicList,
  response: z.array(Review),
})

export const manageReviews = endpoint('GET /reviews?view=admin', {
  summary: 'The reviews with all these words, as they are this moment, for admins',
  query: z.object({
    q: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.describe('Words of the name, the comment or the answer')),
    limit: z.optional(Limit).check(z.describe('Rows at most; all when left out')),
    offset: z.optional(Offset).check(z.describe('How many rows to skip')),
  }),
  response: z.array(ManagedReview),
})

export const addReview = endpoint('POST /review', {
  summary: "Review the shop in the caller's own name",
  idempotent: true,
  body: NewReview,
  response: z.object({ insertedId: Id }),
})

export const deleteReview = endpoint('DELETE /review/:id', {
  summary: 'Delete an abusive review',
  params: byId,
  response: z.object({ deletedCount: z.int() }),
})

export const replyToReview = endpoint('PUT /review/:id/reply', {
  summary: 'Answer a review in public in the name of the shop, or remove the answer',
  params: byId,
  body: z
    .object({ reply: z.nullable(ReviewReply) })
    .register(z.globalRegistry, { id: 'ReviewReply', examples: [{ reply: 'Thank you, Amara!' }] }),
  response: z.object({ modifiedCount: z.int() }),
})

export const blockAuthor = endpoint('PUT /review/:id/block', {
  summary: 'Block the author of a review from reviews and uploads',
  params: byId,
  response: z.object({ modifiedCount: z.int() }),
})
