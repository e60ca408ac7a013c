import {
  AggregateField,
  FieldPath,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { type LogEntry, write } from 'firebase-functions/logger'
import * as z from 'zod/mini'
import { EventLog } from '../../platform/events/event-log.ts'
import { commitOnce } from '../../platform/firestore/commit-once.ts'
import { grpcCode, outcomeUnknown } from '../../platform/firestore/grpc-codes.ts'
import { mapInChunks } from '../../platform/firestore/map-in-chunks.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { readAll } from '../../platform/paging/read-all.ts'

const atOnce = 20
const pageRows = 1000

export interface StockMismatch {
  productId: string
  /** Opening stock plus all deltas of the event log, in pieces. */
  recorded: number
  /** Pieces in stock now; 0 for a deleted product. */
  available: number
}

export async function findStockMismatches(db: Firestore): Promise<StockMismatch[]> {
  const ids = new Set<string>()
  const stored = db.collection('products').orderBy(FieldPath.documentId()).select()
  for await (const page of readAll(stored, pageRows)) for (const { id } of page) ids.add(id)
  // The event of its addition names a product that was deleted, too.
  const changes = db
    .collection('events')
    .where('subject', '>=', 'products/')
    .where('subject', '<', 'products0')
    .orderBy('subject')
    .select('subject')
  for await (const page of readAll(changes, pageRows)) {
    for (const event of page) ids.add(event.get('subject').replace('products/', ''))
  }
  // Read last, so that it names each of these products that was imported.
  const openings = await readOpenings(db)
  for (const id of openings.keys()) ids.add(id)
  const compared = await mapInChunks(ids, atOnce, (id) => compare(db, id, openings.get(id)))
  return compared.filter(({ recorded, available }) => recorded !== available)
}

/** The pieces with which products were imported. Such an event never changes, so it needs no transaction. */
async function readOpenings(db: Firestore): Promise<Map<string, number>> {
  const imports = db
    .collection('events')
    .where('type', '==', 'products-imported')
    .orderBy('at', 'desc')
    .select('after.openingStock')
  const openings = new Map<string, number>()
  for await (const page of readAll(imports, pageRows)) {
    for (const event of page) {
      const pieces = z.record(z.string(), z.int()).parse(event.get('after.openingStock'))
      for (const [id, count] of Object.entries(pieces)) openings.set(id, count)
    }
  }
  return openings
}

/** As of one time, so that orders can go on. Firestore's client does not retry a read-only transaction. */
function compare(db: Firestore, productId: string, opening?: number): Promise<StockMismatch> {
  const read = (transaction: Transaction) => readStock(db, transaction, productId, opening)
  const retryOn = [...outcomeUnknown, grpcCode.aborted]
  return commitOnce(() => db.runTransaction(read, { readOnly: true }), { retryOn })
}

async function readStock(
  db: Firestore,
  transaction: Transaction,
  productId: string,
  opening = 0,
): Promise<StockMismatch> {
  const recorded = db
    .collection('events')
    .where('stock.productId', '==', productId)
    .aggregate({ pieces: AggregateField.sum('stock.delta') })
  const product = await transaction.get(db.collection('products').doc(productId))
  const sum = await transaction.get(recorded)
  return {
    productId,
    recorded: opening + sum.data().pieces,
    available: product.get('available_quantity') ?? 0,
  }
}

/** The stock stays: a correction in the shop changes both by the same number, and the difference would remain. */
export async function bookStockMismatch(
  db: Firestore,
  productId: string,
  by: Actor,
): Promise<void> {
  const opening = (await readOpenings(db)).get(productId)
  await new EventLog(db).write(async (transaction, record) => {
    const { recorded, available } = await readStock(db, transaction, productId, opening)
    if (recorded === available) return
    record({
      type: 'stock-corrected',
      subject: `products/${productId}`,
      by,
      stock: { productId, delta: available - recorded },
      before: { available_quantity: recorded },
      after: { available_quantity: available, reason: 'counted' },
    })
  })
}

/** The maximum number of products in a log line; `npm run verify-stock` lists all. */
const maxNamed = 50

export function logStockMismatches(
  mismatches: StockMismatch[],
  log: (entry: LogEntry) => void = write,
): void {
  if (mismatches.length === 0) {
    log({ severity: 'INFO', message: 'The stock of every product is what its events add up to' })
    return
  }
  log({
    severity: 'ERROR',
    message: `Products whose stock is not what their events add up to: ${mismatches.length}`,
    mismatches: mismatches.slice(0, maxNamed),
  })
}
