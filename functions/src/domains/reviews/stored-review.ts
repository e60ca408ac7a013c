import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { photoOf } from '../../contract/accounts/profile.ts'
import { defaultReviewerImage, type NewReview, Review } from '../../contract/catalog/review.ts'
import { ImageUrl } from '../../contract/image.ts'
import type { Caller } from '../../platform/http/access/caller.ts'
import { badRequest, forbidden } from '../../platform/http/response/api-error.ts'

export type Reviewer = Pick<Caller, 'uid' | 'email' | 'name' | 'photo' | 'requestId'>

/** The document of a review. Throws 403 or 400 if the review names another person. */
export function storedReview(review: NewReview, reviewer: Reviewer, imageOrigins: string[]) {
  if (review.email && review.email !== reviewer.email) {
    throw forbidden('Review in your own name only')
  }
  if (review.name && review.name !== reviewer.name) {
    throw badRequest('wrong-name', 'The name on a review is the name of your account')
  }
  const image = reviewerImageOf(reviewer.photo, imageOrigins)
  const sent = photoOf(review.image ?? '')
  if (sent && sent !== reviewer.photo && sent !== image) {
    throw badRequest('wrong-image', 'The picture on a review is the photo of your account')
  }
  const time = FieldValue.serverTimestamp()
  return {
    uid: reviewer.uid,
    name: reviewer.name ?? 'Unknown user',
    email: reviewer.email,
    image,
    rating: review.rating,
    review: review.review,
    createdAt: time,
    updatedAt: time,
  }
}

/** Throws for a document that does not fit the contract. */
export function reviewOf(snapshot: DocumentSnapshot, imageOrigins: string[]): Review {
  const image = reviewerImageOf(snapshot.get('image'), imageOrigins)
  return Review.parse({ ...snapshot.data(), _id: snapshot.id, image, reply: replyOf(snapshot) })
}

export const replyOf = (snapshot: DocumentSnapshot) =>
  Review.shape.reply.safeParse(snapshot.get('reply')).data

const knownImage =
  /^(\/avatars\/[\w-]+\.svg|\/api\/images\/[0-9a-f]{64}|https:\/\/lh[3-6]\.googleusercontent\.com\/[\w./=-]+)$/

/** Owners can set any photo URL: those of unknown hosts become the default image. */
function reviewerImageOf(photo: unknown, origins: string[]): string {
  const { data: url } = ImageUrl.safeParse(photo)
  if (url && (knownImage.test(url) || origins.some((origin) => isFrom(origin, url)))) return url
  return defaultReviewerImage
}

const isFrom = (origin: string, url: string) => URL.canParse(url) && new URL(url).origin === origin
