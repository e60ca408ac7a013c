import { AggregateField, FieldPath, type Firestore } from 'firebase-admin/firestore'
import { mapInChunks } from '../firestore/map-in-chunks.ts'

const atOnce = 20

export interface StockMismatch {
  productId: string
  /** Opening stock plus all deltas of the event log, in pieces. */
  recorded: number
  /** Pieces in stock now; 0 for a deleted product. */
  available: number
}

/** The products whose stock differs from the sum of their events. */
export async function findStockMismatches(db: Firestore): Promise<StockMismatch[]> {
  const stored = await db.collection('products').select().get()
  const ids = new Set([...stored.docs.map(({ id }) => id), ...(await recordedProducts(db))])
  const compared = await mapInChunks(ids, atOnce, (id) => compare(db, id))
  return compared.filter(({ recorded, available }) => recorded !== available)
}

/** The products of the event log, also deleted ones. One read each, however many events it has. */
async function recordedProducts(db: Firestore): Promise<string[]> {
  // Sorted like the index that the sums use.
  const events = db
    .collection('events')
    .orderBy('stock.productId')
    .orderBy('stock.delta')
    .orderBy(FieldPath.documentId())
    .limit(1)
  const ids: string[] = []
  for (;;) {
    const { docs } = await events.where('stock.productId', '>', ids.at(-1) ?? '').get()
    const [first] = docs
    if (!first) return ids
    ids.push(first.get('stock.productId'))
  }
}

/** Reads stock and sum as of one time, so that orders can go on. */
async function compare(db: Firestore, productId: string): Promise<StockMismatch> {
  const recorded = db
    .collection('events')
    .where('stock.productId', '==', productId)
    .aggregate({ pieces: AggregateField.sum('stock.delta') })
  return db.runTransaction(
    async (transaction) => {
      const product = await transaction.get(db.collection('products').doc(productId))
      const sum = await transaction.get(recorded)
      return {
        productId,
        recorded: sum.data().pieces,
        available: product.get('available_quantity') ?? 0,
      }
    },
    { readOnly: true },
  )
}
