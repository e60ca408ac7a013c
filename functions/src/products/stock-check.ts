import type { Firestore } from 'firebase-admin/firestore'

export interface StockMismatch {
  productId: string
  /** Opening stock plus all deltas of the event log, in pieces. */
  recorded: number
  /** Pieces in stock now; 0 for a product that is gone. */
  available: number
}

/** Every product whose stock is not what its events add up to. Reads the whole event log [API-24]. */
export async function stockMismatches(db: Firestore): Promise<StockMismatch[]> {
  const { recorded, available } = await db.runTransaction(
    async (transaction) => {
      const events = await transaction.get(db.collection('events').select('stock'))
      const products = await transaction.get(db.collection('products').select('available_quantity'))
      return {
        recorded: sumByProduct(events.docs.map((event) => event.get('stock'))),
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

function sumByProduct(stocks: ({ productId: string; delta: number } | null)[]) {
  const sums = new Map<string, number>()
  for (const stock of stocks) {
    if (stock) sums.set(stock.productId, (sums.get(stock.productId) ?? 0) + stock.delta)
  }
  return sums
}
