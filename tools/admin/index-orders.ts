import { addBuyerPrefixes } from '../../functions/src/orders/add-buyer-prefixes.ts'
import { runCommand } from '../process/command.ts'
import { inShop } from './open-shop.ts'

await runCommand(() =>
  inShop(process.argv.slice(2), async ({ db, isWrite }) => {
    const count = await addBuyerPrefixes(db, { isWrite })
    if (count === 0) console.log('Every order can be found by its buyer.')
    else if (isWrite) console.log(`${count} older orders can now be found by their buyers.`)
    else console.log(`${count} older orders cannot be found by their buyers. Repeat with --write.`)
    return 0
  }),
)
