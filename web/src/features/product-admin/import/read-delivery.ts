import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { RestockLine } from '@tech-house/api/contract/catalog/restock'
import { plainText } from '@tech-house/api/contract/plain-text'
import Papa from 'papaparse'
import { decodeCsv, FileError } from '#shared/csv/decode-csv.ts'
import { unescapeFormulas } from '#shared/csv/formulas.ts'

export interface DeliveredProduct {
  product: ManagedRow
  pieces: number
}

export interface DeliveryProblem {
  /** As a spreadsheet counts; the names of the columns are row 1. */
  row: number
  value: string
  problem: string
}

export interface Delivery {
  products: DeliveredProduct[]
  problems: DeliveryProblem[]
}

/** The names that a column may have. */
const columns = {
  id: ['id', '_id', 'product id', 'productid'],
  name: ['product', 'name'],
  pieces: ['pieces', 'quantity', 'qty'],
}

const maxRows = 5000

/**
 * Reads the CSV file of a delivery: products by id or name, and pieces. Rows of one product are added
 * up. Throws `FileError` when the file as a whole cannot be read.
 */
export function readDelivery(bytes: Uint8Array, shop: ManagedRow[]): Delivery {
  const { rows, cellsOf } = parse(bytes)
  const find = finder(shop)
  const delivered = new Map<string, DeliveredProduct>()
  const problems: DeliveryProblem[] = []
  for (const [index, cells] of rows.entries()) {
    if (cells.every((text) => text.trim() === '')) continue
    const { id, name, pieces } = cellsOf(cells)
    const [product, count] = [find(id, name), readPieces(pieces)]
    if (typeof product === 'string' || typeof count === 'string') {
      const problem = [product, count].find((found) => typeof found === 'string') ?? ''
      problems.push({ row: index + 2, value: `${id || name}, ${pieces}`, problem: String(problem) })
      continue
    }
    const earlier = delivered.get(product._id)?.pieces ?? 0
    delivered.set(product._id, { product, pieces: earlier + count })
  }
  return { products: [...delivered.values()], problems }
}

function parse(bytes: Uint8Array) {
  const [header = [], ...rows] = Papa.parse<string[]>(decodeCsv(bytes).text.trim()).data
  const indexOf = (names: string[]) =>
    header.findIndex((cell) => names.includes(cell.trim().toLowerCase()))
  const [id, name, pieces] = [columns.id, columns.name, columns.pieces].map(indexOf)
  if (pieces === -1 || (id === -1 && name === -1)) {
    throw new FileError('The first row must name the columns: id or product, and pieces.')
  }
  if (rows.length > maxRows) throw new FileError('The file has more than 5,000 rows. Split it.')
  const textOf = (cells: string[], column = -1) => unescapeFormulas(cells[column] ?? '').trim()
  const cellsOf = (cells: string[]) => ({
    id: textOf(cells, id),
    name: textOf(cells, name),
    pieces: textOf(cells, pieces),
  })
  return { rows, cellsOf }
}

/** Finds a product by its id, or without one by its name; otherwise the result says why not. */
function finder(shop: ManagedRow[]) {
  const byId = new Map(shop.map((product) => [product._id, product]))
  const byName = Map.groupBy(shop, ({ product }) => plainText(product))

  return (id: string, name: string): ManagedRow | string => {
    if (!id && !name) return 'Write the id or the name of a product'
    const [found, another] = id ? [byId.get(id)] : (byName.get(plainText(name)) ?? [])
    if (another) return 'Several products have this name. Write the id'
    return found ?? 'The shop has no such product'
  }
}

/** `1,000` and `1 000` are a thousand. */
function readPieces(text: string): number | string {
  const plain = text
    .replaceAll(/\s/g, '')
    .replace(/^\d{1,3}(,\d{3})+$/, (number) => number.replaceAll(',', ''))
  const pieces = /^\d+$/.test(plain) ? Number(plain) : undefined
  return (
    RestockLine.shape.pieces.safeParse(pieces).data ??
    'Write a whole number of pieces from 1 to 1,000,000'
  )
}
