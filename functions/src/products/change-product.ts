import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Precondition,
  WriteBatch,
} from 'firebase-admin/firestore'
import { type NewEvent, recordEvent } from '../events/event-log.ts'
import { grpcCode, hasCode, outcomeUnknown } from '../firestore/grpc-codes.ts'
import { serviceUnavailable } from '../http/api-error.ts'
import type { Actor } from '../http/caller.ts'
import { findReplay, fingerprintOf, idOfKey } from '../http/idempotency.ts'

/** Maximum time for retries after conflicts with orders of the product, in ms. */
const maxRetryMs = 8000
const longestPauseMs = 200

interface Request {
  id: string
  /** What distinguishes this request from another one with the same key. */
  input: object
  by: Actor
  idempotencyKey: string | undefined
  /** Whose key it is; the caller's by default. */
  keyOwner?: string
}

/** A change of a product that was read. */
export interface ProductChange<After> {
  event: Pick<NewEvent, 'type' | 'stock' | 'before'> & { after: After }
  write: (batch: WriteBatch, product: DocumentReference, condition: Precondition) => void
}

interface Changed<After> {
  /** The `after` of the event. */
  after: After
  /** Whether an earlier request with the key has made the change. */
  isReplay: boolean
}

/**
 * Changes a product and records the event in one batch, on condition that the product is as `decide` saw
 * it. Retries after other changes. Returns `undefined` if there is nothing to change. Throws what
 * `decide` throws, 422 if the key was used for another request, and 503 under contention.
 */
export async function changeProduct<After extends Record<string, unknown>>(
  db: Firestore,
  { id, input, by, idempotencyKey = randomUUID(), keyOwner = by.uid }: Request,
  decide: (product: DocumentSnapshot) => ProductChange<After> | undefined,
): Promise<Changed<After> | undefined> {
  const product = db.collection('products').doc(id)
  const event = db.doc(`events/${idOfKey(keyOwner, idempotencyKey)}-changed`)
  const fingerprint = fingerprintOf({ id, ...input })

  const end = performance.now() + maxRetryMs
  for (let tries = 0; performance.now() < end; tries++) {
    if (tries > 1) await pause(randomInt(Math.min(10 * 2 ** tries, longestPauseMs)))
    try {
      const snapshot = await product.get()
      const change = decide(snapshot)
      if (!change) return undefined
      const batch = db.batch()
      change.write(batch, product, { lastUpdateTime: snapshot.updateTime })
      const facts = { by, subject: product.path, id: event.id, fingerprint }
      recordEvent(db, batch, { ...change.event, ...facts })
      await batch.commit()
      return { after: change.event.after, isReplay: false }
    } catch (error) {
      const earlier = await findReplay(event, fingerprint)
      // The fingerprint shows that it was written by the same request.
      if (earlier) {
        const isReplay = earlier.get('requestId') !== by.requestId
        return { after: earlier.get('after') as After, isReplay }
      }
      const mayRetry = hasCode(
        error,
        grpcCode.notFound,
        grpcCode.failedPrecondition,
        ...outcomeUnknown,
      )
      if (!mayRetry) throw error
    }
  }
  throw serviceUnavailable()
}
