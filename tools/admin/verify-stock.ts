import {
  bookStockMismatch,
  findStockMismatches,
} from '../../functions/src/domains/products/reconcile-stock.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ db, by, write }) => {
  const mismatches = await findStockMismatches(db)
  if (mismatches.length === 0) {
    console.log('The stock of every product is what the event log adds up to.')
    return 0
  }
  console.log('These products have another stock than the event log adds up to:')
  console.table(mismatches)
  if (!write) {
    console.log('Find the writer, correct each stock in the shop, and repeat with --write.')
    return 1
  }
  for (const { productId } of mismatches) await bookStockMismatch(db, productId, by)
  console.log('The differences are recorded as events. No stock has changed.')
  return 0
})
