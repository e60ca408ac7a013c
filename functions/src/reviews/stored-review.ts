import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { photoOf } from '../contract/accounts/profile.ts'
import { type NewReview, Review, ReviewReply } from '../contract/catalog/review.ts'
import { badRequest, forbidden } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { reviewerImageOf } from './reviewer-image.ts'

export type Reviewer = Pick<Caller, 'uid' | 'email' | 'name' | 'photo'>

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

/** `undefined` without an answer, or with a stored one that does not fit the contract. */
export const replyOf = (snapshot: DocumentSnapshot) =>
  ReviewReply.safeParse(snapshot.get('reply')).data
