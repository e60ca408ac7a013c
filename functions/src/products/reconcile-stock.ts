import { FieldPath, type Firestore, type Transaction } from 'firebase-admin/firestore'

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
  const { recorded, available } = await db.runTransaction(
    async (transaction) => {
      const recorded = await sumByProduct(db, transaction)
      const products = await transaction.get(db.collection('products').select('available_quantity'))
      return {
        recorded,
        available: new Map<string, number>(
          products.docs.map((product) => [product.id, product.get('available_quantity')]),
        ),
      }
    },
    { readOnly: true },
  )
  return [...new Set([...recorded.keys(), ...available.keys()])]
    .map((productId) => ({
      productId,
      recorded: recorded.get(productId) ?? 0,
      available: available.get(productId) ?? 0,
    }))
    .filter((product) => product.recorded !== product.available)
}

/** Reads the log in pages, because the whole log may not fit in memory. */
async function sumByProduct(db: Firestore, transaction: Transaction): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  const log = db.collection('events').select('stock').orderBy(FieldPath.documentId())
  let page = await transaction.get(log.limit(pageRows))
  while (page.size > 0) {
    for (const event of page.docs) {
      const stock: { productId: string; delta: number } | null = event.get('stock')
      if (stock) sums.set(stock.productId, (sums.get(stock.productId) ?? 0) + stock.delta)
    }
    page = await transaction.get(log.startAfter(page.docs.at(-1)).limit(pageRows))
  }
  return sums
}
