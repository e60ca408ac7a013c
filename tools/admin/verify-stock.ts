import { findStockMismatches } from '../../functions/src/products/reconcile-stock.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ db }) => {
  const mismatches = await findStockMismatches(db)
  if (mismatches.length === 0) {
    console.log('The stock of every product is what the event log adds up to.')
    return 0
  }
  console.log('These products have another stock than the event log adds up to:')
  console.table(mismatches)
  return 1
})
