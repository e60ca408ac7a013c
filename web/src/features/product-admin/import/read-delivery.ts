import type { Product } from '@tech-house/api/contract/catalog/product'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { RestockLine } from '@tech-house/api/contract/catalog/restock'
import { FileError } from '#shared/csv/decode-csv.ts'
import type { Readable } from './file-content.tsx'
import { type Answers, numberColumns } from './number-columns.ts'
import type { RowProblem } from './problem-table.tsx'
import { readRows } from './read-rows.ts'

export interface DeliveredProduct {
  product: Product
  pieces: number
}

export interface Delivery extends Readable {
  products: DeliveredProduct[]
  problems: RowProblem[]
}

/** Rows of one product are added up. Throws `FileError` when the file cannot be read. */
export function readDelivery(bytes: Uint8Array, shop: Product[], answers: Answers = {}) {
  const { header, rows } = readRows(bytes, Object.values(headings).flat())
  const findColumn = (names: string[]) => header.find((column) => names.includes(column))
  const idColumn = findColumn(headings.id)
  const nameColumn = findColumn(headings.product)
  const piecesColumn = findColumn(headings.pieces)
  if (!piecesColumn || (!idColumn && !nameColumn)) {
    throw new FileError('The first row must name the columns: id or product, and pieces.')
  }
  const texts = rows.map(({ cells }) => cells[piecesColumn] ?? '')
  const numbers = numberColumns([{ name: piecesColumn, isWhole: true, texts }], answers)
  const readPieces = numbers.readers.get(piecesColumn)

  const find = finder(shop)
  const delivered = new Map<string, DeliveredProduct>()
  const problems: RowProblem[] = []
  for (const { row, cells } of rows) {
    const readText = (column = '') => cells[column]?.trim() ?? ''
    const [id, name, pieces] = [readText(idColumn), readText(nameColumn), readText(piecesColumn)]
    const product = find(id, name)
    const { value, problem = notPieces } = readPieces?.(pieces) ?? {}
    const count = RestockLine.shape.pieces.safeParse(value).data
    if (typeof product === 'string') {
      problems.push({ row, column: id ? 'id' : 'product', value: id || name, problem: product })
    } else if (count === undefined) {
      problems.push({ row, column: 'pieces', value: pieces, problem })
    } else {
      const earlier = delivered.get(product._id)?.pieces ?? 0
      delivered.set(product._id, { product, pieces: earlier + count })
    }
  }
  const { questions, notes } = numbers
  return { products: [...delivered.values()], problems, notes, questions }
}

const headings = {
  id: ['id', 'product id'],
  product: ['product', 'name'],
  pieces: ['pieces', 'quantity', 'qty'],
}

/** Finds a product by its id, or without one by its name; otherwise the result says why not. */
function finder(shop: Product[]) {
  const byId = new Map(shop.map((product) => [product._id, product]))
  const byName = Map.groupBy(shop, ({ product }) => nameKey(product))

  return (id: string, name: string): Product | string => {
    if (!id && !name) return 'Write the id or the name of a product'
    const [found, another] = id ? [byId.get(id)] : (byName.get(nameKey(name)) ?? [])
    if (another) return 'Several products have this name. Write the id'
    return found ?? 'The shop has no such product'
  }
}

const notPieces = 'Write a whole number of pieces from 1 to 1,000,000'
