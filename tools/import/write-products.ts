import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { recordEvent } from '../../functions/src/platform/events/event-log.ts'
import { commitOnce } from '../../functions/src/platform/firestore/commit-once.ts'
import {
  grpcCode,
  lostRace,
  outcomeUnknown,
} from '../../functions/src/platform/firestore/grpc-codes.ts'
import type { Actor } from '../../functions/src/platform/http/caller.ts'
import { idOfKey } from '../../functions/src/platform/http/idempotency.ts'
import { idWithSuffix, type MappedProduct } from './open-db-product.ts'

/** A batch is one commit; a product is two documents in it. */
const batchProducts = 200
const parallelBatches = 4
const maxCommitMs = 120_000

export interface Written {
  added: number
  /** Added by an earlier run, and perhaps deleted since. */
  alreadyAdded: number
}

/** Adds products as the product store does, each once, whatever earlier runs did. `report` gets the number of products done. */
export async function writeProducts(
  db: Firestore,
  products: MappedProduct[],
  by: Actor,
  report: (done: number) => void,
): Promise<Written> {
  const batches = Array.from({ length: Math.ceil(products.length / batchProducts) }, (_, n) =>
    products.slice(n * batchProducts, (n + 1) * batchProducts),
  ).values()
  const written = { added: 0, alreadyAdded: 0 }
  const work = async () => {
    for (const batch of batches) {
      const added = await commitOnce(() => addBatch(db, batch, by), {
        retryOn: [...lostRace, ...outcomeUnknown, grpcCode.aborted],
        maxMs: maxCommitMs,
      })
      written.added += added
      written.alreadyAdded += batch.length - added
      report(written.added + written.alreadyAdded)
    }
  }
  await Promise.all(Array.from({ length: parallelBatches }, work))
  return written
}

/** All or none of those that have no event yet. Returns their number. */
async function addBatch(db: Firestore, products: MappedProduct[], by: Actor): Promise<number> {
  const eventOf = ({ openDbId }: MappedProduct) =>
    db.doc(`events/${idOfKey(by.uid, `open-db ${openDbId}`)}-added`)
  const events = await db.getAll(...products.map(eventOf), { fieldMask: ['type'] })
  const missing = products.filter((_, i) => !events[i]?.exists)
  const used = await usedIds(db, missing)
  const batch = db.batch()
  for (const one of missing) {
    const id = used.has(one.id) ? idWithSuffix(one) : one.id
    createWithEvent(batch, db, { id, product: one.product, event: eventOf(one), by })
  }
  if (missing.length > 0) await batch.commit()
  return missing.length
}

/** The limit of `in`, of which the embedded Firestore allows the fewest. */
const maxSubjects = 10

/** Ids are not reused after a deletion, as in the product store. */
async function usedIds(db: Firestore, products: MappedProduct[]): Promise<Set<string>> {
  const subjects = products.map(({ id }) => `products/${id}`)
  const groups = Array.from({ length: Math.ceil(subjects.length / maxSubjects) }, (_, n) =>
    subjects.slice(n * maxSubjects, (n + 1) * maxSubjects),
  )
  const found = await Promise.all(
    groups.map((group) =>
      db.collection('events').where('subject', 'in', group).select('subject').get(),
    ),
  )
  return new Set(
    found.flatMap(({ docs }) =>
      docs.map((event) => String(event.get('subject')).split('/')[1] ?? ''),
    ),
  )
}

interface Addition {
  id: string
  product: NewProduct
  event: FirebaseFirestore.DocumentReference
  by: Actor
}

/** Product and event, so that the stock equals the sum of its events. */
export function createWithEvent(
  batch: FirebaseFirestore.WriteBatch,
  db: Firestore,
  { id, product, event, by }: Addition,
): void {
  const time = FieldValue.serverTimestamp()
  const document = db.doc(`products/${id}`)
  batch.create(document, { ...product, createdAt: time, updatedAt: time })
  recordEvent(batch, event, {
    type: 'product-added',
    by,
    subject: document.path,
    stock: { productId: id, delta: product.available_quantity },
    after: product,
  })
}
