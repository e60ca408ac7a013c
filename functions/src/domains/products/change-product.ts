import { randomUUID } from 'node:crypto'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Precondition,
  WriteBatch,
} from 'firebase-admin/firestore'
import { type NewEvent, recordEvent } from '../../platform/events/event-log.ts'
import { commitOnce } from '../../platform/firestore/commit-once.ts'
import { grpcCode, outcomeUnknown } from '../../platform/firestore/grpc-codes.ts'
import type { Actor } from '../../platform/http/caller.ts'
import { findReplay, fingerprintOf, idOfKey } from '../../platform/http/idempotency.ts'

interface Request {
  id: string
  /** What distinguishes this request from another one with the same key. */
  input: object
  by: Actor
  idempotencyKey: string | undefined
  /** Whose key it is; the caller's by default. */
  keyOwner?: string
}

export interface ProductChange<After> {
  event: Pick<NewEvent, 'type' | 'stock' | 'before'> & { after: After }
  write: (batch: WriteBatch, product: DocumentReference, condition: Precondition) => void
}

interface Changed<After> {
  after: After
  isReplay: boolean
}

/** Throws what `decide` throws, 422 if the key was used for another request, and 503 under contention. */
export async function changeProduct<After extends Record<string, unknown>>(
  db: Firestore,
  { id, input, by, idempotencyKey = randomUUID(), keyOwner = by.uid }: Request,
  decide: (product: DocumentSnapshot) => ProductChange<After> | undefined,
): Promise<Changed<After> | undefined> {
  const product = db.collection('products').doc(id)
  const event = db.doc(`events/${idOfKey(keyOwner, idempotencyKey)}-changed`)
  const fingerprint = fingerprintOf({ id, ...input })

  const change = async () => {
    const snapshot = await product.get()
    const decided = decide(snapshot)
    if (!decided) return undefined
    const batch = db.batch()
    decided.write(batch, product, { lastUpdateTime: snapshot.updateTime })
    // An edit may change the name.
    const name = { product: snapshot.get('product') }
    const before = { ...name, ...decided.event.before }
    const after = { ...name, ...decided.event.after }
    const subject = product.path
    recordEvent(batch, event, { ...decided.event, before, after, by, subject, fingerprint })
    await batch.commit()
    return { after, isReplay: false }
  }
  const findEarlier = async () => {
    const earlier = await findReplay(event, fingerprint)
    // The fingerprint shows that it was written by the same request.
    const after = earlier?.get('after') as After
    const isReplay = earlier?.get('requestId') !== by.requestId
    return earlier && { result: { after, isReplay } }
  }
  const retryOn = [grpcCode.notFound, grpcCode.failedPrecondition, ...outcomeUnknown]
  return commitOnce(change, { findEarlier, retryOn })
}
