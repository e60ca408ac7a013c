import { type LogEntry, write } from 'firebase-functions/logger'
import type { StockMismatch } from './reconcile-stock.ts'

/** The maximum number of products in a log line; `npm run verify-stock` lists all. */
const maxNamed = 50

/** Logs an error if the stock of a product differs from the sum of its events. */
export async function logStockMismatches(
  find: () => Promise<StockMismatch[]>,
  log: (entry: LogEntry) => void = write,
): Promise<void> {
  const mismatches = await find()
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
