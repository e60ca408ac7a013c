import { randomUUID } from 'node:crypto'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { cachedList } from '../cache/cached-list.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { photoOf } from '../contract/profile.ts'
import { listReviews, type NewReview, Review } from '../contract/review.ts'
import { badRequest, forbidden } from '../http/api-error.ts'
import type { Caller } from '../http/caller.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'

export type ReviewStore = ReturnType<typeof reviewStore>
export type Reviewer = Pick<Caller, 'uid' | 'email' | 'name' | 'photo'>

const defaultImage = '/avatars/default.svg'

export function reviewStore(db: Firestore) {
  const reviews = db.collection('reviews')
  // A review is never changed or deleted: what has changed is what has been added.
  const kept = cachedList(
    {
      query: reviews,
      changes: reviews,
      changedAt: 'createdAt',
      rowOf: reviewOf,
    },
    listReviews.cache,
  )

  return {
    /** Reviews, newest first, without the reviewers' addresses [API-3]; from this instance's memory. */
    list: (query: SharedPageQuery): Promise<Page<Review>> => kept.page(query),

    /**
     * Stores a review in the reviewer's own name; a body in another's is refused, 403 or 400. The
     * same idempotency key stores one review and answers its id; throws 422 for another body.
     */
    async add(
      review: NewReview,
      reviewer: Reviewer,
      idempotencyKey: string = randomUUID(),
    ): Promise<string> {
      const doc = reviews.doc(idOfKey(reviewer.uid, idempotencyKey))
      const fingerprint = fingerprintOf(review)
      try {
        await doc.create({ ...inOwnName(review, reviewer), fingerprint })
      } catch (error) {
        // Also when it was refused: name and photo may have changed since the first try.
        if (!(await findReplay(doc, fingerprint))) throw error
      }
      kept.invalidate()
      return doc.id
    },
  }
}

function inOwnName(review: NewReview, reviewer: Reviewer) {
  if (review.email && review.email !== reviewer.email) {
    throw forbidden('Review in your own name only')
  }
  if (review.name && review.name !== reviewer.name) {
    throw badRequest('wrong-name', 'The name on a review is the name of your account')
  }
  const image = reviewer.photo ?? defaultImage
  // An account's photo is whatever its owner's client set: what is no picture is not shown.
  const sent = photoOf(review.image ?? '')
  if (sent && sent !== image) {
    throw badRequest('wrong-image', 'The picture on a review is the photo of your account')
  }
  return {
    uid: reviewer.uid,
    name: reviewer.name ?? 'Unknown user',
    email: reviewer.email,
    image,
    rating: review.rating,
    review: review.review,
    createdAt: FieldValue.serverTimestamp(),
  }
}

function reviewOf(snapshot: DocumentSnapshot): Review {
  return Review.parse({ ...snapshot.data(), _id: snapshot.id })
}
