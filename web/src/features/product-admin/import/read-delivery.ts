import type { Product } from '@tech-house/api/contract/catalog/product'
import type { MatchQuery } from '@tech-house/api/contract/catalog/product-import'
import { nameKey } from '@tech-house/api/contract/catalog/product-name'
import { RestockLine } from '@tech-house/api/contract/catalog/restock'
import { FileError } from '#shared/csv/decode-csv.ts'
import { type Answers, type NumberQuestion, numberColumns } from './number-columns.ts'
import type { RowProblem } from './problem-table.tsx'
import { cellText, headingKey, type Table } from './read-rows.ts'

export interface DeliveredProduct {
  product: Product
  pieces: number
}

export interface Delivery {
  products: DeliveredProduct[]
  problems: RowProblem[]
  notes: string[]
  questions: NumberQuestion[]
}

export const isDeliveryHeading = (heading: string): boolean =>
  Object.values(headings).flat().includes(headingKey(heading))

/** By what the API finds the products of the rows. */
export function namedProducts(table: Table): MatchQuery[] {
  const { idColumn, nameColumn } = findColumns(table)
  return table.rows.map(({ cells }) => {
    // The API takes no longer text, and no product has a longer id or name.
    const read = (column: number) => cellText(cells[column]).trim().slice(0, 200)
    const productId = read(idColumn)
    return productId ? { productId } : { product: read(nameColumn) }
  })
}

/** Rows of one product are added up. Throws `FileError` when columns are missing. */
export function readDelivery(table: Table, shop: Product[], answers: Answers = {}) {
  const { idColumn, nameColumn, piecesColumn } = findColumns(table)
  const allPieces = table.rows.map(({ cells }) => cellText(cells[piecesColumn]))
  const numbers = numberColumns([{ name: 'pieces', number: 'whole', texts: allPieces }], answers)
  const readPieces = numbers.readers.get('pieces')

  const find = finder(shop)
  const delivered = new Map<string, DeliveredProduct>()
  const problems: RowProblem[] = []
  for (const { row, cells } of table.rows) {
    const readText = (column: number) => cellText(cells[column]).trim()
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
  const { questions } = numbers
  const notes = [...table.notes, ...numbers.notes]
  return { products: [...delivered.values()], problems, notes, questions }
}

function findColumns({ headings: ofFile }: Table) {
  const find = (names: string[]) => ofFile.findIndex((name) => names.includes(headingKey(name)))
  const [idColumn, nameColumn] = [find(headings.id), find(headings.product)]
  const piecesColumn = find(headings.pieces)
  if (piecesColumn < 0 || (idColumn < 0 && nameColumn < 0)) {
    throw new FileError('The first row must name the columns: id or product, and pieces.')
  }
  return { idColumn, nameColumn, piecesColumn }
}

const headings = {
  id: ['id', 'productid'],
  product: ['product', 'name'],
  pieces: ['pieces', 'quantity', 'qty'],
}

/** Finds a product by its id, or without one by its name; otherwise the result says why not. */
function finder(shop: Product[]) {
  const byId = new Map(shop.map((product) => [product._id, product]))
  const byName = Map.groupBy(shop, ({ product }) => nameKey(product))

  return (id: string, name: string): Product | string => {
    if (!id && !name) return 'Enter the id or the name of a product'
    const [found, another] = id ? [byId.get(id)] : (byName.get(nameKey(name)) ?? [])
    if (another) return 'Several products have this name. Enter the product id'
    return found ?? 'The shop has no such product'
  }
}

const notPieces = 'Enter a whole number of pieces from 1 to 1,000,000'
