import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { z } from 'zod'
import { cachedList } from '../cache/cached-list.ts'
import { deleteRow } from '../cache/tombstone.ts'
import { Email } from '../contract/email.ts'
import { Id, type Parsed } from '../contract/endpoint.ts'
import type { Page, SharedPageQuery } from '../contract/page.ts'
import { plainText } from '../contract/plain-text.ts'
import { photoOf } from '../contract/profile.ts'
import {
  listReviews,
  type manageReviews,
  type NewReview,
  Review,
  ReviewReply,
  reviewerImageOf,
} from '../contract/review.ts'
import { changeOnce } from '../events/change-once.ts'
import { recordEvent } from '../events/event-log.ts'
import { runIdempotent } from '../firestore/run-idempotent.ts'
import { validFields } from '../firestore/stored-document.ts'
import { authorBlocked, badRequest, forbidden, notFound } from '../http/api-error.ts'
import type { Actor, Caller } from '../http/caller.ts'
import { findReplay, fingerprintOf, idOfCaller, idOfKey } from '../http/idempotency.ts'

export type ReviewStore = ReturnType<typeof reviewStore>
export type Reviewer = Pick<Caller, 'uid' | 'email' | 'name' | 'photo'>

/** The fields that the event of a deletion stores. It has no address, as the lists have none. */
const DeletedReview = Review.pick({ name: true, rating: true, review: true })

/** The account that has written a review. */
const Author = z.object({ uid: Id, email: Email })
export type Author = z.infer<typeof Author>

/** How long a repeated request is recognized. */
const replayMs = 24 * 60 * 60 * 1000

/** Stores reviews, one per account, and lists them from memory. */
export function reviewStore(db: Firestore) {
  const reviews = db.collection('reviews')
  const users = db.collection('users')
  const cache = cachedList(
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
    /** A page of reviews, newest first, without email addresses, from the instance's memory. */
    list: (query: SharedPageQuery): Promise<Page<Review>> => cache.page(query),

    /** The reviews with all words of `q`, newest first, as of the time of the call. */
    async search({ q = '', limit, offset = 0 }: ReviewSearch): Promise<Review[]> {
      const words = plainText(q).split(' ')
      const found = (await cache.allFresh()).filter(({ name, review, reply = '' }) => {
        const text = plainText(`${name} ${review} ${reply}`)
        return words.every((word) => text.includes(word))
      })
      return found.slice(offset, limit === undefined ? undefined : offset + limit)
    },

    /**
     * Stores the account's only review and replaces an earlier one. Returns its id. Throws 403 or
     * 400 for a body in another name, and 403 for a blocked account. A replay of the idempotency key
     * writes nothing; another body under that key throws 422.
     */
    async add(review: NewReview, reviewer: Reviewer, idempotencyKey?: string): Promise<string> {
      const doc = reviews.doc(idOfCaller(reviewer.uid))
      const fingerprint = fingerprintOf(review)
      const request =
        idempotencyKey !== undefined &&
        doc.collection('requests').doc(idOfKey(reviewer.uid, idempotencyKey))
      await runIdempotent(db, async (transaction) => {
        // Before the other checks: a replay stays valid after a change of name or photo.
        const read = (document: typeof doc) => transaction.get(document)
        if (request && (await findReplay(request, fingerprint, read))) return
        await assertNotBlocked(transaction, reviewer.uid)
        const stored = inOwnName(review, reviewer)
        // Earlier releases stored one review per submission, with random ids.
        const earlier = await transaction.get(reviews.where('uid', '==', reviewer.uid))
        for (const { ref } of earlier.docs) {
          if (ref.id !== doc.id) deleteRow(db, transaction, ref)
        }
        transaction.set(doc, stored)
        if (!request) return
        const expireAt = Timestamp.fromMillis(Date.now() + replayMs)
        transaction.create(request, { fingerprint, expireAt })
      })
      cache.invalidate()
      return doc.id
    },

    /** Throws 404. */
    async authorOf(id: string): Promise<Author> {
      const author = Author.safeParse((await reviews.doc(id).get()).data())
      if (!author.success) throw notFound('review')
      return author.data
    },

    /** Call it after another store has changed a review. */
    invalidate: cache.invalidate,

    /** Deletes any review. Throws 404. */
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
      cache.invalidate()
    },

    /** Answers a review, or with `null` removes the answer; `false` if it is so already. Throws 404. */
    async reply(id: string, reply: string | null, by: Actor): Promise<boolean> {
      const isNew = await changeOnce(db, async (transaction, event) => {
        const snapshot = await transaction.get(reviews.doc(id))
        if (!snapshot.exists) throw notFound('review')
        const before = replyOf(snapshot) ?? null
        if (before === reply) return false
        transaction.update(snapshot.ref, {
          reply: reply ?? FieldValue.delete(),
          updatedAt: FieldValue.serverTimestamp(),
        })
        recordEvent(db, transaction, {
          type: 'review-answered',
          by,
          subject: snapshot.ref.path,
          stock: null,
          before: { reply: before },
          after: { reply },
          id: event.id,
        })
        return true
      })
      cache.invalidate()
      return isNew
    },
  }

  async function assertNotBlocked(transaction: Transaction, uid: string): Promise<void> {
    if ((await transaction.get(users.doc(uid))).get('blocked')) throw authorBlocked()
  }
}

type ReviewSearch = Parsed<typeof manageReviews>['query']

function inOwnName(review: NewReview, reviewer: Reviewer) {
  if (review.email && review.email !== reviewer.email) {
    throw forbidden('Review in your own name only')
  }
  if (review.name && review.name !== reviewer.name) {
    throw badRequest('wrong-name', 'The name on a review is the name of your account')
  }
  // Owners can set any photo URL, so visitors load photos only from known hosts.
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
  return Review.parse({ ...snapshot.data(), _id: snapshot.id, image, reply: replyOf(snapshot) })
}

/** `undefined` without an answer, or with a stored one that does not fit the contract. */
const replyOf = (snapshot: DocumentSnapshot) => ReviewReply.safeParse(snapshot.get('reply')).data
