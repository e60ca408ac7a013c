import { FieldValue } from 'firebase-admin/firestore'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import type { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { commitOnce } from '../../functions/src/platform/firestore/commit-once.ts'
import {
  grpcCode,
  lostRace,
  outcomeUnknown,
} from '../../functions/src/platform/firestore/grpc-codes.ts'
import { chunksOf, mapInChunks } from '../../functions/src/platform/firestore/map-in-chunks.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'
import { idOfKey } from '../../functions/src/platform/http/request/idempotency.ts'

/** A batch is one commit; a product is two documents in it. */
const batchProducts = 200
const parallelBatches = 4
const maxCommitMs = 120_000

interface Addition {
  /** Distinguishes the product from all others, also from deleted ones. */
  id: string
  /** Of which the event gets its id. */
  key: string
  product: NewProduct
}

/** Adds products as the product store does, each once, also after a deletion. Returns the added ones. */
export async function writeProducts(
  events: EventLog,
  additions: Addition[],
  by: Actor,
  report: (done: number) => void = () => {},
): Promise<NewProduct[]> {
  const batches = chunksOf(additions, batchProducts)
  let done = 0
  const added = await mapInChunks(batches, parallelBatches, async (batch) => {
    // A batch that was written although its response was lost is counted as one of an earlier run.
    const written = await commitOnce(() => addBatch(events, batch, by), {
      retryOn: [...lostRace, ...outcomeUnknown, grpcCode.aborted],
      maxMs: maxCommitMs,
    })
    done += batch.length
    report(done)
    return written
  })
  return added.flat()
}

/** Adds all or none of those that have no event yet. */
async function addBatch(log: EventLog, additions: Addition[], by: Actor): Promise<NewProduct[]> {
  const { db } = log
  const eventOf = ({ key }: Addition) => db.doc(`events/${idOfKey(by.uid, key)}-added`)
  const events = await db.getAll(...additions.map(eventOf), { fieldMask: ['type'] })
  const missing = additions.filter((_, i) => !events[i]?.exists)
  const batch = db.batch()
  const added = missing.map((addition) => {
    const { id, product } = addition
    const time = FieldValue.serverTimestamp()
    const document = db.doc(`products/${id}`)
    batch.create(document, { ...product, createdAt: time, updatedAt: time })
    const stock = { productId: id, delta: product.available_quantity }
    const event = {
      type: 'product-added',
      by,
      subject: document.path,
      stock,
      after: product,
    } as const
    return { document: eventOf(addition), event }
  })
  if (added.length > 0) await log.commit(batch, added)
  return missing.map(({ product }) => product)
}
