import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { ShopEvent } from '../../contract/event.ts'
import type { EventFacts, EventType } from '../../contract/shop-events.ts'
import { changeOnce, type KeyedRequest } from '../firestore/commit-once.ts'
import type { Actor } from '../http/access/caller.ts'
import { readEvent, type StoredEvent } from './stored-event.ts'

/** What a change records. Its facts are those of its type. */
export type NewEvent<Type extends EventType = EventType> = {
  [Name in Type]: Pick<ShopEvent, 'subject' | 'priceChange'> &
    Partial<EventFacts<Name>> & { type: Name; by: Actor; stock?: ShopEvent['stock'] }
}[Type]

/** A committed change. */
export type Announcement = NewEvent | StoredEvent
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

  /**
   * Wakes the subscribers of this instance. Ends after all of them, as an instance does not work after
   * its response. A failure is only logged: an `EventReader` gets the event in any case.
   */
  async publish(changes: Announcement[]): Promise<void> {
    for (const change of changes) {
      for (const subscriber of this.#subscribers) {
        try {
          await subscriber(change)
        } catch (error) {
          warn('a subscriber of events failed', { event: change.type, error: String(error) })
        }
      }
    }
  }

  /** Commits a batch together with its events, each in the document of its key. */
  async commit(
    batch: WriteBatch,
    events: { document: DocumentReference; event: NewEvent }[],
    fingerprint?: string,
  ): Promise<WriteResult[]> {
    for (const { document, event } of events) recordEvent(batch, document, event, fingerprint)
    const results = await batch.commit()
    await this.publish(events.map(({ event }) => event))
    return results
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
          const log = this.db.collection('events')
          // A request may create another document than its event.
          const isFirst = next === 0 && event.parent.id === log.id
          const document = isFirst ? event : log.doc(`${event.id}-${next}`)
          recordEvent(transaction, document, facts, request?.fingerprint)
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
          recorded: tried ?? [readEvent(event) ?? []].flat(),
        }),
      },
    )
    await this.publish(recorded)
    return result
  }
}

/**
 * Never updated or deleted: a replay finds it by its id, and a stock is the sum of its events' deltas.
 * The fingerprint, a hash of the request, distinguishes a replay from another request with the same key.
 */
function recordEvent(
  writes: Transaction | WriteBatch,
  document: DocumentReference,
  { by, ...facts }: NewEvent,
  fingerprint: string | undefined,
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
