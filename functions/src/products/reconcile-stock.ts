import type { Firestore, Query, QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { completeUntil, eventsAfter, positionOf } from '../events/read-events.ts'
import { beginning, type Checkpoint, readCheckpoint, saveCheckpoint } from './stock-checkpoint.ts'

const pageRows = 2000

export interface StockMismatch {
  productId: string
  /** Opening stock plus all deltas of the event log, in pieces. */
  recorded: number
  /** Pieces in stock now; 0 for a deleted product. */
  available: number
}

/** The products whose stock differs from the sum of their events. Reads the whole event log. */
export async function findStockMismatches(db: Firestore): Promise<StockMismatch[]> {
  const { readTime } = await readCheckpoint(db)
  return (await compare(db, beginning, completeUntil(readTime))).mismatches
}

/**
 * Like `findStockMismatches`, but reads only the events after the last check that found no mismatch.
 * The next check reads those younger than `minAgeMs` again.
 */
export async function checkStock(db: Firestore, minAgeMs?: number): Promise<StockMismatch[]> {
  const { checkpoint, readTime } = await readCheckpoint(db)
  const { mismatches, next } = await compare(db, checkpoint, completeUntil(readTime, minAgeMs))
  const isNew = next.position && next.position.eventId !== checkpoint.position?.eventId
  if (mismatches.length === 0 && isNew) await saveCheckpoint(db, next)
  return mismatches
}

/**
 * Adds the events after a checkpoint and compares the sums with the products. `next` is the checkpoint
 * of the last event until `complete`. Only what follows is read as of one time, because Firestore
 * limits the duration of a transaction.
 */
async function compare(db: Firestore, start: Checkpoint, complete: Timestamp) {
  const next = await addEvents(db, start, (query) => query.get(), complete)
  const mismatches = await db.runTransaction(
    async (transaction) => {
      const { stock } = await addEvents(db, next, (query) => transaction.get(query))
      const products = await transaction.get(db.collection('products').select('available_quantity'))
      return mismatchesOf(
        stock,
        new Map(products.docs.map((product) => [product.id, product.get('available_quantity')])),
      )
    },
    { readOnly: true },
  )
  return { mismatches, next }
}

/** Reads the log in pages, because the whole log may not fit in memory. */
async function addEvents(
  db: Firestore,
  start: Checkpoint,
  read: (query: Query) => Promise<QuerySnapshot>,
  until?: Timestamp,
): Promise<Checkpoint> {
  const stock = new Map(start.stock)
  let { position } = start
  for (;;) {
    const page = eventsAfter(db, position, until).select('at', 'stock').limit(pageRows)
    const { docs } = await read(page)
    for (const event of docs) {
      position = positionOf(event)
      const change: { productId: string; delta: number } | null = event.get('stock')
      if (change) stock.set(change.productId, (stock.get(change.productId) ?? 0) + change.delta)
    }
    if (docs.length < pageRows) return { position, stock }
  }
}

function mismatchesOf(
  stock: Checkpoint['stock'],
  available: ReadonlyMap<string, number>,
): StockMismatch[] {
  return [...new Set([...stock.keys(), ...available.keys()])]
    .map((productId) => ({
      productId,
      recorded: stock.get(productId) ?? 0,
      available: available.get(productId) ?? 0,
    }))
    .filter((product) => product.recorded !== product.available)
}
