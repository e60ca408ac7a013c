import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { unknownPrice } from '../../functions/src/contract/money.ts'
import type { EventLog } from '../../functions/src/platform/events/event-log.ts'
import { commitOnce } from '../../functions/src/platform/firestore/commit-once.ts'
import {
  grpcCode,
  lostRace,
  outcomeUnknown,
} from '../../functions/src/platform/firestore/grpc-codes.ts'
import { chunksOf } from '../../functions/src/platform/firestore/map-in-chunks.ts'
import type { Actor } from '../../functions/src/platform/http/access/caller.ts'

/** A batch is one commit, of at most 10 MiB. */
const batchProducts = { first: 100, min: 50, max: 500 }
/** The official emulator can show a commit long after its time, and an instance looks back 2 s for changes. */
const quickCommitMs = 500
const slowCommitMs = 1500
const parallelBatches = 4
const maxCommitMs = 120_000

/** Ids are not reused, because a cancelled order returns its pieces to the product with its id. */
export async function readDeletions(db: Firestore): Promise<{ id: string; sources?: unknown[] }[]> {
  const deletions = db.collection('events').where('type', '==', 'product-deleted')
  const { docs } = await deletions
    .orderBy('at', 'desc')
    .select('subject', 'before.specs.sources')
    .get()
  return docs.map((event) => ({
    id: String(event.get('subject')).replace('products/', ''),
    sources: event.get('before.specs.sources'),
  }))
}

/** What is imported: an id of its content, and a name for people. */
export interface ImportSource {
  id: string
  name: string
}

interface Addition {
  /** Distinguishes the product from all others, also from deleted ones. */
  id: string
  product: NewProduct
}

/** Adds products, each once, with one event for each commit. Returns the added ones. */
export async function writeProducts(
  events: EventLog,
  source: ImportSource,
  additions: Addition[],
  by: Actor,
  report: (done: number) => void = () => {},
): Promise<NewProduct[]> {
  const added: NewProduct[] = []
  const late: Addition[] = []
  let [next, done, size] = [0, 0, batchProducts.first]
  async function addBatches() {
    while (next < additions.length) {
      const batch = additions.slice(next, next + size)
      next += batch.length
      const start = performance.now()
      added.push(...(await addOnce(events, source, batch, by)))
      const commitMs = performance.now() - start
      if (commitMs > slowCommitMs) late.push(...batch)
      const fitting = Math.round((batch.length * quickCommitMs) / commitMs)
      size = Math.min(Math.max(fitting, batchProducts.min), batchProducts.max)
      done += batch.length
      report(done)
    }
  }
  await Promise.all(Array.from({ length: parallelBatches }, addBatches))
  if (process.env.FIRESTORE_EMULATOR_HOST) await announce(events.db, late)
  return added
}

/** Lets running instances read products that may have become visible too late, by commits in time. */
async function announce(db: Firestore, additions: Addition[]): Promise<void> {
  for (const few of chunksOf(additions, batchProducts.min)) {
    let start: number
    do {
      start = performance.now()
      const batch = db.batch()
      for (const { id } of few) {
        batch.update(db.doc(`products/${id}`), { updatedAt: FieldValue.serverTimestamp() })
      }
      await batch.commit()
    } while (performance.now() - start > slowCommitMs)
  }
}

function addOnce(events: EventLog, source: ImportSource, batch: Addition[], by: Actor) {
  let isFirst = true
  const tryBatch = async () => {
    // After a failure some may be there: from the same commit, or from another run.
    const missing = isFirst ? batch : await withoutStored(events, batch)
    isFirst = false
    return addBatch(events, source, missing, by)
  }
  const retryOn = [...lostRace, ...outcomeUnknown, grpcCode.aborted]
  return commitOnce(tryBatch, { retryOn, maxMs: maxCommitMs })
}

async function withoutStored({ db }: EventLog, additions: Addition[]): Promise<Addition[]> {
  const refs = additions.map(({ id }) => db.doc(`products/${id}`))
  const stored = await db.getAll(...refs, { fieldMask: ['type'] })
  return additions.filter((_, i) => !stored[i]?.exists)
}

/** Adds all or none of them. */
async function addBatch(
  log: EventLog,
  { id, name }: ImportSource,
  additions: Addition[],
  by: Actor,
): Promise<NewProduct[]> {
  if (additions.length === 0) return []
  const batch = log.db.batch()
  for (const { id, product } of additions) {
    const time = FieldValue.serverTimestamp()
    batch.create(log.db.doc(`products/${id}`), { ...product, createdAt: time, updatedAt: time })
  }
  const openings = additions
    .map(({ id, product }): [string, number] => [id, product.available_quantity])
    .filter(([, pieces]) => pieces > 0)
  const prices = additions
    .filter(({ product: { price, draft } }) => !draft || price !== unknownPrice)
    .map(({ id, product: { price, draft } }) => [id, { price, ...(draft && { draft }) }])
  const event = {
    type: 'products-imported',
    by,
    subject: `imports/${id}`,
    after: {
      name,
      products: additions.length,
      openingStock: Object.fromEntries(openings),
      prices: Object.fromEntries(prices),
    },
  } as const
  await log.commit(batch, [{ document: log.db.collection('events').doc(), event }])
  return additions.map(({ product }) => product)
}
