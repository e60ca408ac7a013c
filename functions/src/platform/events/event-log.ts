import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore'
import type { ShopEvent } from '../../contract/event.ts'
import type { Actor } from '../http/caller.ts'

export interface NewEvent extends Pick<ShopEvent, 'type' | 'subject'> {
  by: Actor
  stock?: ShopEvent['stock']
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** A hash of the request, which distinguishes a replay from another request with the same key. */
  fingerprint?: string
}

/** Never updated or deleted: a replay finds it by its id, and a stock is the sum of its events' deltas. */
export function recordEvent(
  writes: Transaction | WriteBatch,
  document: DocumentReference,
  { by, ...facts }: NewEvent,
): void {
  writes.create(document, {
    ...{ stock: null, before: null, after: null, fingerprint: null },
    ...facts,
    actor: { uid: by.uid, email: by.email },
    at: FieldValue.serverTimestamp(),
    requestId: by.requestId,
  })
}

/** The events about any of at most ten documents, newest first. */
export const eventsAbout = (db: Firestore, paths: string[]): Query =>
  db.collection('events').where('subject', 'in', paths).orderBy('at', 'desc')
