import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { partNumberKey } from '../../functions/src/contract/catalog/item-numbers.ts'
import type { NewProduct } from '../../functions/src/contract/catalog/product.ts'
import {
  isAmbiguous,
  numberReadings,
  readPrice,
  readWhole,
  withoutCurrency,
} from '../../web/src/shared/read-number.ts'
import { UserError } from '../process/user-error.ts'

interface Offer {
  price: number
  stock: number
  isUsed?: true
}

/** By part number and by name. `undefined` for what several lines name. */
export type PriceList = Map<string, Offer | undefined>

const maxShown = 5

/** A CSV file of part number or name, price and stock, with or without headings. Refused as a whole if a line is unclear. */
export function readPriceList(file: string): PriceList {
  const { data } = Papa.parse<string[]>(readFileSync(file, 'utf8'), { skipEmptyLines: 'greedy' })
  const lines = data.map((cells, i) => ({ cells: cells.map((cell) => cell.trim()), number: i + 1 }))
  const isHeading = lines[0] && !/\d/.test(lines[0].cells.slice(1).join(''))
  const rows = isHeading ? lines.slice(1) : lines
  const problems = rows.flatMap(({ cells, number }) => {
    const problem = problemOf(cells)
    return problem ? [`Line ${number}: ${problem}`] : []
  })
  if (problems.length > 0) {
    const rest = problems.length > maxShown ? [`and ${problems.length - maxShown} more`] : []
    throw new UserError(['Prices', ...problems.slice(0, maxShown), ...rest].join('\n  '))
  }
  const byKey = Map.groupBy(rows, ({ cells: [what = ''] }) => partNumberKey(what))
  return new Map(
    [...byKey].map(([key, [row, ...others]]) => [
      key,
      others.length ? undefined : offerOf(row?.cells),
    ]),
  )
}

function problemOf([what = '', price = '', stock = '']: string[]): string | undefined {
  const readings = numberReadings(withoutCurrency(price))
  if (!what) return 'the part number or name is missing'
  if (isAmbiguous(readings)) {
    return `"${price}" can be ${readings['.']} or ${readings[',']}: write it with two decimals`
  }
  if (!readPrice(price)) return `"${price}" is no price`
  const isStock =
    stock === '' || (!isAmbiguous(numberReadings(stock)) && Number(readWhole(stock)) >= 0)
  return isStock ? undefined : `"${stock}" is no number of pieces`
}

const offerOf = ([, price = '', stock = '']: string[] = []): Offer => ({
  price: readPrice(price) ?? 0,
  stock: readWhole(stock) ?? 0,
})

/** The product with its price and stock, published; without a price it stays a draft. */
export function withPrice(product: NewProduct, prices: PriceList): NewProduct {
  const keys = [...(product.partNumbers ?? []), product.product].map(partNumberKey)
  const offer = keys.map((key) => prices.get(key)).find((found) => found !== undefined)
  if (!offer) return product
  offer.isUsed = true
  const { draft, ...published } = product
  return { ...published, price: offer.price, available_quantity: offer.stock }
}

/** The lines without a part, and the names and numbers that several lines have. */
export const unusedLines = (prices: PriceList): number =>
  [...prices.values()].filter((offer) => !offer?.isUsed).length
