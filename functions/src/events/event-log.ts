import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { ShopEvent } from '../contract/event.ts'
import type { Actor } from '../http/caller.ts'

export interface NewEvent extends Pick<ShopEvent, 'type' | 'subject' | 'stock'> {
  by: Actor
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** The id of the event, by which a replay of the same request finds it. */
  id?: string
  /** A hash of the request, which distinguishes a replay from another request with the same key. */
  fingerprint?: string
}

/**
 * Appends an event in the transaction of the change. Events are never updated or deleted; a
 * product's stock is the sum of its events' deltas.
 */
export function recordEvent(
  db: Firestore,
  writes: Transaction | WriteBatch,
  event: NewEvent,
): void {
  const { by, id, before = null, after = null, fingerprint = null, ...facts } = event
  const events = db.collection('events')
  writes.create(id === undefined ? events.doc() : events.doc(id), {
    ...facts,
    actor: { uid: by.uid, email: by.email },
    before,
    after,
    fingerprint,
    at: FieldValue.serverTimestamp(),
    requestId: by.requestId,
  })
}
