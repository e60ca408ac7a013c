import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import * as z from 'zod/mini'
import { Email } from '../../contract/accounts/email.ts'
import {
  listReviews,
  type ManagedReview,
  type manageReviews,
  type NewReview,
  Review,
} from '../../contract/catalog/review.ts'
import { Id, type Parsed } from '../../contract/endpoint.ts'
import type { Page, SharedPageQuery } from '../../contract/page.ts'
import { hasWords } from '../../parts/plain-text.ts'
import { CachedList } from '../../platform/cache/cached-list.ts'
import { deleteRow } from '../../platform/cache/tombstone.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { readExisting, validFields } from '../../platform/firestore/stored-document.ts'
import { authorBlocked, notFound } from '../../platform/http/api-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { findReplay, fingerprintOf, idOfCaller, idOfKey } from '../../platform/http/idempotency.ts'
import { type Reviewer, replyOf, reviewOf, storedReview } from './stored-review.ts'

export type ReviewStore = ReturnType<typeof reviewStore>

/** The fields that the event of a deletion stores. It has no email, as the lists have none. */
const DeletedReview = z.pick(Review, { name: true, rating: true, review: true })

const Author = z.object({ uid: Id, email: Email })
export type Author = z.infer<typeof Author>

/** How long a repeated request is recognized. */
const replayMs = 24 * 60 * 60 * 1000

/** Stores one review per account. `imageOrigins` are other hosts whose photos they show. */
export function reviewStore(db: Firestore, imageOrigins: string[] = []) {
  const reviews = db.collection('reviews')
  const users = db.collection('users')
  const cache = new CachedList(
    {
      query: reviews,
      changes: db.collectionGroup('reviews'),
      changedAt: 'updatedAt',
      rowOf: (snapshot) => reviewOf(snapshot, imageOrigins),
    },
    (review) => review,
    listReviews.cache,
  )

  return {
    list: (query: SharedPageQuery): Promise<Page<Review>> => cache.page(query),

    async search(
      { q, limit = Infinity, offset = 0 }: ReviewSearch,
      blockedUids: string[],
    ): Promise<ManagedReview[]> {
      const blocked = new Set(blockedUids.map(idOfCaller))
      const isFound = hasWords(q)
      return (await cache.allFresh())
        .filter(({ name, review, reply = '' }) => isFound(`${name} ${review} ${reply}`))
        .slice(offset, offset + limit)
        .map((review) => (blocked.has(review._id) ? { ...review, blocked: true } : review))
    },

    /** Throws 403 or 400 for a body in another name, 403 for a blocked account, 422 for another body under the key. */
    async add(review: NewReview, reviewer: Reviewer, idempotencyKey?: string): Promise<string> {
      const doc = reviews.doc(idOfCaller(reviewer.uid))
      const fingerprint = fingerprintOf(review)
      const request =
        idempotencyKey !== undefined &&
        doc.collection('requests').doc(idOfKey(reviewer.uid, idempotencyKey))
      await changeOnce(db, async (transaction) => {
        // Before the other checks: a replay stays valid after a change of name or photo.
        const read = (document: typeof doc) => transaction.get(document)
        if (request && (await findReplay(request, fingerprint, read))) return
        await assertNotBlocked(transaction, reviewer.uid)
        const stored = storedReview(review, reviewer, imageOrigins)
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
    invalidate: () => cache.invalidate(),

    /** Deletes any review. Throws 404. */
    async remove(id: string, by: Actor): Promise<void> {
      await changeOnce(db, async (transaction, event) => {
        const snapshot = await readExisting(transaction, reviews.doc(id), 'review')
        deleteRow(db, transaction, snapshot.ref)
        recordEvent(transaction, event, {
          type: 'review-deleted',
          by,
          subject: snapshot.ref.path,
          before: validFields(DeletedReview, snapshot.data()),
        })
      })
      cache.invalidate()
    },

    /** Answers a review, or with `null` removes the answer; `false` if it is so already. Throws 404. */
    async reply(id: string, reply: string | null, by: Actor): Promise<boolean> {
      const isNew = await changeOnce(db, async (transaction, event) => {
        const snapshot = await readExisting(transaction, reviews.doc(id), 'review')
        const before = replyOf(snapshot) ?? null
        if (before === reply) return false
        transaction.update(snapshot.ref, {
          reply: reply ?? FieldValue.delete(),
          updatedAt: FieldValue.serverTimestamp(),
        })
        const author = validFields(z.pick(DeletedReview, { name: true }), snapshot.data())
        recordEvent(transaction, event, {
          type: 'review-answered',
          by,
          subject: snapshot.ref.path,
          before: { ...author, reply: before },
          after: { ...author, reply },
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
