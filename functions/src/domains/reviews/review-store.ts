import { randomUUID } from 'node:crypto'
import { type CollectionReference, FieldValue } from 'firebase-admin/firestore'
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
import type { EventLog } from '../../platform/events/event-log.ts'
import { readExisting, validFields } from '../../platform/firestore/stored-document.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf, idOfCaller, idOfKey } from '../../platform/http/request/idempotency.ts'
import { authorBlocked, notFound } from '../../platform/http/response/api-error.ts'
import { type Reviewer, replyOf, reviewOf, storedReview } from './stored-review.ts'

/** The fields that the event of a deletion stores. It has no email, as the lists have none. */
const DeletedReview = z.pick(Review, { name: true, rating: true, review: true })

const Author = z.object({ uid: Id, email: Email })
type Author = z.infer<typeof Author>

/** Stores one review per account. `imageOrigins` are other hosts whose photos they show. */
export class ReviewStore {
  readonly #events: EventLog
  readonly #imageOrigins: string[]
  readonly #reviews: CollectionReference
  readonly #cache: CachedList<Review, Review>

  constructor(events: EventLog, imageOrigins: string[] = []) {
    this.#events = events
    this.#imageOrigins = imageOrigins
    this.#reviews = events.db.collection('reviews')
    this.#cache = new CachedList(
      {
        query: this.#reviews,
        changes: events.db.collectionGroup('reviews'),
        changedAt: 'updatedAt',
        rowOf: (snapshot) => reviewOf(snapshot, imageOrigins),
      },
      (review) => review,
      listReviews.cache,
    )
  }

  list(query: SharedPageQuery): Promise<Page<Review>> {
    return this.#cache.page(query)
  }

  async search(
    { q, limit = Infinity, offset = 0 }: Parsed<typeof manageReviews>['query'],
    blockedUids: string[],
  ): Promise<ManagedReview[]> {
    const blocked = new Set(blockedUids.map(idOfCaller))
    const isFound = hasWords(q)
    return (await this.#cache.allFresh())
      .filter(({ name, review, reply = '' }) => isFound(`${name} ${review} ${reply}`))
      .slice(offset, offset + limit)
      .map((review) => (blocked.has(review._id) ? { ...review, blocked: true } : review))
  }

  invalidate(): void {
    this.#cache.invalidate()
  }

  /** Throws 403 or 400 for a body in another name, 403 for a blocked account, 422 for another body under the key. */
  async add(
    review: NewReview,
    reviewer: Reviewer,
    idempotencyKey: string = randomUUID(),
  ): Promise<string> {
    const { uid } = reviewer
    const { db } = this.#events
    const doc = this.#reviews.doc(idOfCaller(uid))
    const request = {
      document: db.doc(`events/${idOfKey(uid, idempotencyKey)}-reviewed`),
      fingerprint: fingerprintOf(review),
      resultOf: () => {},
    }
    await this.#events.write(async (transaction, record) => {
      const user = await transaction.get(db.collection('users').doc(uid))
      if (user.get('blocked')) throw authorBlocked()
      const stored = storedReview(review, reviewer, this.#imageOrigins)
      const before = await transaction.get(doc)
      transaction.set(doc, stored)
      record({
        type: 'review-written',
        by: reviewer,
        subject: doc.path,
        before: { rating: before.get('rating') ?? null },
        after: { rating: review.rating },
      })
    }, request)
    return doc.id
  }

  /** Throws 404. */
  async authorOf(id: string): Promise<Author> {
    const author = Author.safeParse((await this.#reviews.doc(id).get()).data())
    if (!author.success) throw notFound('review')
    return author.data
  }

  /** Deletes any review. Throws 404. */
  remove(id: string, by: Actor): Promise<void> {
    return this.#events.write(async (transaction, record) => {
      const snapshot = await readExisting(transaction, this.#reviews.doc(id), 'review')
      deleteRow(this.#events.db, transaction, snapshot.ref)
      record({
        type: 'review-deleted',
        by,
        subject: snapshot.ref.path,
        before: validFields(DeletedReview, snapshot.data()),
      })
    })
  }

  /** Answers a review, or with `null` removes the answer; `false` if it is so already. Throws 404. */
  reply(id: string, reply: string | null, by: Actor): Promise<boolean> {
    return this.#events.write(async (transaction, record) => {
      const snapshot = await readExisting(transaction, this.#reviews.doc(id), 'review')
      const before = replyOf(snapshot) ?? null
      if (before === reply) return false
      transaction.update(snapshot.ref, {
        reply: reply ?? FieldValue.delete(),
        updatedAt: FieldValue.serverTimestamp(),
      })
      const author = validFields(z.pick(DeletedReview, { name: true }), snapshot.data())
      record({
        type: 'review-answered',
        by,
        subject: snapshot.ref.path,
        before: { ...author, reply: before },
        after: { ...author, reply },
      })
      return true
    })
  }
}
