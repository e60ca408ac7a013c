import { parseFlags } from '../process/parse-flags.ts'
import { UserError } from '../process/user-error.ts'

/** The maximum number of products that an instance caches. */
const maxProducts = 20_000

/** Reads the flag of `npm run seed`: the number of products that the shop should have, if given. */
export function seedOptions(args: string[]): { products: number | undefined } {
  const { values } = parseFlags({ args, options: { products: { type: 'string' } } }, flag)
  const { products } = values
  if (products === undefined) return { products }
  const count = Number(products)
  if (!/^\d+$/.test(products) || count < 1 || count > maxProducts) {
    throw new UserError(`"${products}" is no number of products: ${flag}.`)
  }
  return { products: count }
}

const flag = `write --products=5000, a whole number from 1 to ${maxProducts}`
