import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { cachedList } from '../cache/cached-list.ts'
import { deleteRow } from '../cache/tombstone.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { photoOf } from '../contract/profile.ts'
import { listReviews, type NewReview, Review, reviewerImageOf } from '../contract/review.ts'
import { changeOnce } from '../events/change-once.ts'
import { recordEvent } from '../events/event-log.ts'
import { runIdempotent } from '../firestore/run-idempotent.ts'
import { validFields } from '../firestore/stored-document.ts'
import { badRequest, forbidden, notFound } from '../http/api-error.ts'
import type { Actor, Caller } from '../http/caller.ts'
import { findReplay, fingerprintOf, idOfCaller, idOfKey } from '../http/idempotency.ts'

export type ReviewStore = ReturnType<typeof reviewStore>
export type Reviewer = Pick<Caller, 'uid' | 'email' | 'name' | 'photo'>

/** What the event of a deletion keeps; the address is not shown anywhere else either. */
const DeletedReview = Review.pick({ name: true, rating: true, review: true })

/** How long a repeated request is recognized. */
const replayMs = 24 * 60 * 60 * 1000

export function reviewStore(db: Firestore) {
  const reviews = db.collection('reviews')
  const kept = cachedList(
    {
      query: reviews,
      changes: db.collectionGroup('reviews'),
      changedAt: 'updatedAt',
      rowOf: reviewOf,
    },
    (review) => review,
    listReviews.cache,
  )

  return {
    /** Reviews, newest first, without the reviewers' addresses; from this instance's memory. */
    list: (query: SharedPageQuery): Promise<Page<Review>> => kept.page(query),

    /**
     * Stores the reviewer's one review in their own name, in place of any earlier one; a body in
     * another's is refused, 403 or 400. Answers its id, also to a replay of the idempotency key,
     * which writes nothing; throws 422 for another body under that key.
     */
    async add(review: NewReview, reviewer: Reviewer, idempotencyKey?: string): Promise<string> {
      const doc = reviews.doc(idOfCaller(reviewer.uid))
      const fingerprint = fingerprintOf(review)
      const request =
        idempotencyKey !== undefined &&
        doc.collection('requests').doc(idOfKey(reviewer.uid, idempotencyKey))
      await runIdempotent(db, async (transaction) => {
        // First of all: name and photo may have changed since the first try, which then stands.
        const read = (document: typeof doc) => transaction.get(document)
        if (request && (await findReplay(request, fingerprint, read))) return
        const stored = inOwnName(review, reviewer)
        // Accounts had a review for each time they wrote one, under ids of another kind.
        const earlier = await transaction.get(reviews.where('uid', '==', reviewer.uid))
        for (const { ref } of earlier.docs) {
          if (ref.id !== doc.id) deleteRow(db, transaction, ref)
        }
        transaction.set(doc, stored)
        if (!request) return
        const expireAt = Timestamp.fromMillis(Date.now() + replayMs)
        transaction.create(request, { fingerprint, expireAt })
      })
      kept.invalidate()
      return doc.id
    },

    /** Deletes a review of anybody's. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await changeOnce(db, async (transaction, event) => {
        const snapshot = await transaction.get(reviews.doc(id))
        if (!snapshot.exists) throw notFound('review')
        deleteRow(db, transaction, snapshot.ref)
        recordEvent(db, transaction, {
          type: 'review-deleted',
          by,
          subject: snapshot.ref.path,
          stock: null,
          before: validFields(DeletedReview, snapshot.data()),
          id: event.id,
        })
      })
      kept.invalidate()
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
  // An account's photo is whatever its owner's client set: visitors load it from known hosts only.
  const image = reviewerImageOf(reviewer.photo)
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

function reviewOf(snapshot: DocumentSnapshot): Review {
  const image = reviewerImageOf(snapshot.get('image'))
  return Review.parse({ ...snapshot.data(), _id: snapshot.id, image })
}
