import { addBuyerPrefixes } from '../../functions/src/domains/orders/add-buyer-prefixes.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ db, isWrite }) => {
  const count = await addBuyerPrefixes(db.collection('orders'), isWrite)
  if (count === 0) console.log('Every order can be found by its buyer.')
  else if (isWrite) console.log(`${count} older orders can now be found by their buyers.`)
  else console.log(`${count} older orders cannot be found by their buyers. Repeat with --write.`)
  return 0
})
