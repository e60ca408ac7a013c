import { randomUUID } from 'node:crypto'
import { FieldValue } from 'firebase-admin/firestore'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { fingerprintOf, idOfKey } from '../../platform/http/request/idempotency.ts'
import { keepReduction } from './change-price.ts'
import type { ChangeEvent, ProductChange } from './product-change.ts'
import { managedProductOf } from './stored-product.ts'

interface Request {
  id: string
  /** What distinguishes this request from another one with the same key. */
  input: object
  by: Actor
  idempotencyKey: string | undefined
  /** Whose key it is; the caller's by default. */
  keyOwner?: string
}

/** Throws what `decide` throws, 404, 422 if the key was used for another request, and 503 under contention. */
export function changeProduct<After extends ChangeEvent['after'] & object>(
  events: EventLog,
  { id, input, by, idempotencyKey = randomUUID(), keyOwner = by.uid }: Request,
  decide: (
    product: ManagedProduct,
  ) => Promise<ProductChange<After> | undefined> | ProductChange<After> | undefined,
) {
  const ref = events.db.collection('products').doc(id)
  return events.write(
    async (transaction, record) => {
      // With a precondition instead of a lock, which would block buyers.
      const snapshot = await ref.get()
      const stored = managedProductOf(snapshot)
      const decided = await decide(stored)
      if (!decided) return undefined
      const { fields, before, after, ...event } = await keepReduction(events.db, stored, decided)
      const change = { ...fields, updatedAt: FieldValue.serverTimestamp() }
      transaction.update(ref, change, { lastUpdateTime: snapshot.updateTime })
      // An edit may change the name.
      const { product } = stored
      record({
        ...event,
        before: { product, ...before },
        after: { product, ...after },
        by,
        subject: ref.path,
      })
      return { after, isReplay: false }
    },
    {
      document: events.db.doc(`events/${idOfKey(keyOwner, idempotencyKey)}-changed`),
      fingerprint: fingerprintOf({ id, ...input }),
      resultOf: (event) => ({
        // The fingerprint shows that it was written by the same request.
        after: event.get('after') as After,
        isReplay: event.get('requestId') !== by.requestId,
      }),
    },
  )
}
