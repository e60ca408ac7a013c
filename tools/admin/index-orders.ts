import { addBuyerPrefixes } from '../../functions/src/domains/orders/add-buyer-prefixes.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ db, write }) => {
  const count = await addBuyerPrefixes(db.collection('orders'), write)
  if (count === 0) console.log('Every order can be found by its buyer.')
  else if (write) console.log(`${count} older orders can now be found by their buyers.`)
  else console.log(`${count} older orders cannot be found by their buyers. Repeat with --write.`)
  return 0
})
