import { accountPrefixes } from '../../functions/src/domains/users/stored-user.ts'
import { addBuyerPrefixes } from '../../functions/src/platform/firestore/add-buyer-prefixes.ts'
import { buyerPrefixes } from '../../functions/src/platform/firestore/buyer-prefixes.ts'
import { runShopCommand } from './shop-command.ts'

await runShopCommand(async ({ db, write }) => {
  const orders = await addBuyerPrefixes(db.collection('orders'), buyerPrefixes, write)
  const found = orders + (await addBuyerPrefixes(db.collection('users'), accountPrefixes, write))
  if (found === 0) console.log('Every order and account can be found by its buyer.')
  else if (write) console.log(`${found} older orders and accounts can now be found by buyers.`)
  else console.log(`${found} orders and accounts cannot be found by buyers. Repeat with --write.`)
  return 0
})
