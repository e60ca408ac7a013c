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
  /** Names the event, so that a replay of the same request finds it. */
  id?: string
  /** What the request asked for, to tell a replay from another request under the same key. */
  fingerprint?: string
}

/**
 * Appends to the record of every change, together with the change itself.
 * Nothing here updates or deletes; a product's stock is the sum of its events' deltas.
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
