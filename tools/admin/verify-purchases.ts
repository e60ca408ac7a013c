import { reconcilePurchases } from '../../functions/src/domains/orders/changes/reconcile-purchases.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ db, write }) => {
  const mismatches = await reconcilePurchases(db, write)
  if (mismatches.length === 0) {
    console.log('Every purchase is what its orders add up to.')
    return 0
  }
  console.log('These purchases were not what their orders add up to:')
  console.table(mismatches)
  console.log(write ? 'They are corrected.' : 'Repeat with --write to correct them.')
  return write ? 0 : 1
})
