import { ImportedProduct } from '@tech-house/api/contract/product-import'
import { plainDollars } from '#shared/read-number.ts'

export type ProductColumn = keyof ImportedProduct

/** What each column must contain, in words for the user. */
export const columnRules: Record<ProductColumn, string> = {
  product: 'Write a name of 1 to 200 characters',
  type: 'Write a type of 1 to 60 characters, like SSD',
  price: 'Write dollars above 0 with at most two decimals, like 129.99',
  available_quantity: 'Write a whole number from 0 to 1,000,000',
  minimum_order: 'Write a whole number from 1 to 1,000,000',
  image: 'Write an https address, or a path of this shop like /products/ssd.svg',
  description: 'Write a text of 1 to 5,000 characters',
  reorderAt: 'Write a whole number from 0 to 1,000,000, or nothing',
  draft: 'Write true or false, or nothing',
}

export const productColumns: ProductColumn[] = ImportedProduct.keyof().options

export const requiredColumns = productColumns.filter(
  (column) => !ImportedProduct.shape[column].safeParse(undefined).success,
)

/** The product that a row describes, or the columns that break their rule. */
export function readProduct(
  cells: Partial<Record<string, string>>,
): { product: ImportedProduct } | { wrong: ProductColumn[] } {
  const number = (column: ProductColumn) => {
    const text = plainDollars(cells[column] ?? '')
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text || undefined
  }
  const { success, data, error } = ImportedProduct.safeParse({
    ...cells,
    price: number('price'),
    available_quantity: number('available_quantity'),
    minimum_order: number('minimum_order'),
    reorderAt: number('reorderAt'),
    draft: readDraft(cells.draft),
  })
  if (success) return { product: data }
  const names = new Set(error.issues.map(({ path }) => path[0]))
  return { wrong: productColumns.filter((column) => names.has(column)) }
}

/** A published product has no `draft`. */
function readDraft(cell = ''): unknown {
  const text = cell.trim().toLowerCase()
  if (text === 'true') return true
  return text === 'false' || text === '' ? undefined : cell
}
