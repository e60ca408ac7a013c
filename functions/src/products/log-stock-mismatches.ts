import { type LogEntry, write } from 'firebase-functions/logger'
import type { StockMismatch } from './reconcile-stock.ts'

/** How many products one line names; the command `npm run verify-stock` names them all. */
const maxNamed = 50

/** Logs an error when the stock of any product is not what its events add up to. */
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
