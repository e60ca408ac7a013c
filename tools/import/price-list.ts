import { readFileSync, statSync } from 'node:fs'
import Papa from 'papaparse'
import * as z from 'zod/mini'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import { keysOfItem, lookupIn } from '../../functions/src/domains/products/product-lookup.ts'
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
  brand: z.optional(z.string()),
  name: z.optional(z.string()),
})

/** Reads a CSV file with the columns part (number or name), price, stock and, to decide between parts of one number, brand and name; throws with all its bad lines. */
export function readPriceList(file: string) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    throw new UserError(`There is no file ${file}.`)
  }
  const text = readFileSync(file, 'utf8')
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: 'greedy' })
  const rows = data.map((cells, i) => ({ line: i + 2, ...Line.safeParse(cells) }))
  const problems = Map.groupBy(rows, ({ error }) => error?.issues[0]?.message)
  problems.delete(undefined)
  const texts = [...problems].map(
    ([problem, rows]) => `${file}, line ${listLines(rows)}: ${problem}.`,
  )
  if (texts.length > 0) throw new UserError(texts.join('\n'))
  const offers = rows.flatMap(({ line, data }) => (data ? { line, ...data } : []))
  return {
    /**
     * The products with their prices and stock, published. One that several lines name stays as it is, and so
     * do several that one line names: these are `doubtful`, by `doubtfulLines`. `unused` lines name no product.
     */
    apply(products: NewProduct[]) {
      const { match } = lookupIn(
        products.flatMap((product) => keysOfItem(product).map((key) => ({ key, product }))),
      )
      const matches = offers.map(({ part, brand, name, ...offer }) => {
        const numbered = match({ partNumbers: [part], product: name, brand })
        return { ...offer, ...(numbered.by ? numbered : match({ product: part, brand })) }
      })
      const byProduct = Map.groupBy(
        matches.flatMap((offer) => offer.products.map((product) => ({ product, offer }))),
        ({ product }) => product,
      )
      const offersOf = (product: NewProduct) =>
        (byProduct.get(product) ?? []).map(({ offer }) => offer)
      const isDoubtful = (product: NewProduct) =>
        offersOf(product).length > 1 || offersOf(product).some(({ products }) => products[1])
      const priced = products.map((product) => {
        const { draft, ...others } = product
        const [offer] = isDoubtful(product) ? [] : offersOf(product)
        if (!offer) return product
        return { ...others, price: Number(offer.price), available_quantity: Number(offer.stock) }
      })
      const doubtful = products.filter(isDoubtful)
      return {
        products: priced,
        unused: matches.filter(({ by }) => !by).length,
        doubtful: doubtful.length,
        doubtfulLines: listLines(doubtful.flatMap(offersOf)),
      }
    },
  }
}

const listLines = (rows: { line: number }[]): string =>
  [...new Set(rows.map(({ line }) => line))].toSorted((a, b) => a - b).join(', ')
