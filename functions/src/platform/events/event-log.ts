import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { ShopEvent } from '../../contract/event.ts'
import { changeOnce, type KeyedRequest } from '../firestore/commit-once.ts'
import { chunksOf, mapInChunks } from '../firestore/map-in-chunks.ts'
import type { Actor } from '../http/caller.ts'

export interface NewEvent extends Pick<ShopEvent, 'type' | 'subject' | 'priceChange'> {
  by: Actor
  stock?: ShopEvent['stock']
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** A hash of the request, which distinguishes a replay from another request with the same key. */
  fingerprint?: string | undefined
}

/** A committed change. No event records that a review was written or erased. */
export interface Announcement extends Pick<NewEvent, 'subject' | 'stock' | 'before' | 'after'> {
  type: NewEvent['type'] | 'review-changed'
}

export type Subscriber = (change: Announcement) => void | Promise<void>

/** Changes documents together with the event of each change, and tells subscribers after the commit. */
export class EventLog {
  readonly db: Firestore
  readonly #subscribers: Subscriber[] = []

  constructor(db: Firestore) {
    this.db = db
  }

  subscribe(...subscribers: Subscriber[]): void {
    this.#subscribers.push(...subscribers)
  }

  /** Ends after all subscribers, as an instance does not work after its response. A failure is only logged. */
  async publish(change: Announcement): Promise<void> {
    for (const subscriber of this.#subscribers) {
      try {
        await subscriber(change)
      } catch (error) {
        warn('a subscriber of events failed', { event: change.type, error: String(error) })
      }
    }
  }

  /**
   * Like `changeOnce`, with `publish` after the commit, also after one whose response was lost.
   * The repetition of a request in another process publishes its first event only.
   */
  async write<Result>(
    decide: (
      transaction: Transaction,
      record: (event: NewEvent) => DocumentReference,
    ) => Promise<Result>,
    request?: KeyedRequest<Result>,
  ): Promise<Result> {
    let tried: Announcement[] | undefined
    const { result, recorded } = await changeOnce(
      this.db,
      async (transaction, event) => {
        const recorded: Announcement[] = []
        const result = await decide(transaction, (facts) => {
          const next = recorded.length
          const document = next === 0 ? event : event.parent.doc(`${event.id}-${next}`)
          recordEvent(transaction, document, { ...facts, fingerprint: request?.fingerprint })
          recorded.push(facts)
          return document
        })
        tried = recorded
        return { result, recorded }
      },
      request && {
        ...request,
        resultOf: (event) => ({
          result: request.resultOf(event),
          recorded: tried ?? [announcementOf(event) ?? []].flat(),
        }),
      },
    )
    for (const change of recorded) await this.publish(change)
    return result
  }
}

/** Never updated or deleted: a replay finds it by its id, and a stock is the sum of its events' deltas. */
export function recordEvent(
  writes: Transaction | WriteBatch,
  document: DocumentReference,
  { by, fingerprint, ...facts }: NewEvent,
): void {
  writes.create(document, {
    stock: null,
    before: null,
    after: null,
    fingerprint: fingerprint ?? null,
    ...facts,
    actor: { uid: by.uid, email: by.email },
    at: FieldValue.serverTimestamp(),
    requestId: by.requestId,
  })
}

/** The events about any of at most ten documents, newest first. */
export const eventsAbout = (db: Firestore, paths: string[]): Query =>
  db.collection('events').where('subject', 'in', paths).orderBy('at', 'desc')

/** The events about any number of documents, in no order. Every Firestore allows ten in one filter. */
export async function readEventsAbout(db: Firestore, paths: string[]): Promise<DocumentSnapshot[]> {
  const found = await mapInChunks(chunksOf(paths, 10), 10, (ten) => eventsAbout(db, ten).get())
  return found.flatMap(({ docs }) => docs)
}

/** `undefined` for the document of a review's key, which is no event. Others have the shape of an event. */
export const announcementOf = (document: DocumentSnapshot) =>
  document.get('type') ? (document.data() as Announcement) : undefined
