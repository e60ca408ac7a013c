import { readFileSync, statSync } from 'node:fs'
import Papa from 'papaparse'
import * as z from 'zod/mini'
import { partNumberKey } from '../../functions/src/contract/catalog/item-numbers.ts'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { UserError } from '../process/user-error.ts'

const Line = z.object({
  part: z.string('The column part is missing').check(z.minLength(1, 'part is empty')),
  price: z
    .string('The column price is missing')
    .check(
      z.regex(/^(?!0*(\.0*)?$)\d{1,7}(\.\d{1,2})?$/, 'price must be a number such as 1299.90'),
    ),
  stock: z
    .string('The column stock is missing')
    .check(z.regex(/^\d{1,6}$/, 'stock must be a whole number')),
})

/** Reads a CSV file with the columns part (number or name), price and stock; it is refused at the first bad line. */
export function readPriceList(file: string) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`There is no file ${file}.`)
  }
  const text = readFileSync(file, 'utf8')
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: 'greedy' })
  const offers = new Map<string, { price: number; available_quantity: number }>()
  for (const [i, cells] of data.entries()) {
    const { data: line, error } = Line.safeParse(cells)
    const key = partNumberKey(line?.part ?? '')
    const problem = offers.has(key) ? 'an earlier line has this part' : error?.issues[0]?.message
    if (!line || problem) throw new UserError(`${file}, line ${i + 2}: ${problem}.`)
    offers.set(key, { price: Number(line.price), available_quantity: Number(line.stock) })
  }
  return {
    /**
     * The products with their prices and stock, published. One that several lines name stays as it is, and so
     * do several that one line names: these are `doubtful`. `unused` lines name no product.
     */
    apply(products: NewProduct[]) {
      const keysOf = ({ partNumbers = [], product }: NewProduct) =>
        [...new Set([...partNumbers, product].map(partNumberKey))].filter((key) => offers.has(key))
      const named = Map.groupBy(products.flatMap(keysOf), (key) => key)
      const offerOf = (product: NewProduct) => {
        const [key = '', ...others] = keysOf(product)
        return others.length === 0 && named.get(key)?.length === 1 ? offers.get(key) : undefined
      }
      const priced = products.map((product) => {
        const { draft, ...others } = product
        const offer = offerOf(product)
        return offer ? { ...others, ...offer } : product
      })
      const doubtful = products.filter((one) => keysOf(one).length > 0 && !offerOf(one)).length
      return { products: priced, unused: offers.size - named.size, doubtful }
    },
  }
}
