import type { Catalog } from './catalog.ts'
import type { Product } from './product.ts'
import type { Specifications } from './specifications.ts'

/** A product of the catalog feed. `specs` has no sources, and is absent if no specification is known. */
export interface CatalogRow extends Product {
  /** An ISO date and time, to the second. */
  createdAt?: string
  specs?: Specifications
}

/** Converts a response of `GET /catalog` to products, newest first. */
export function catalogRows({
  products,
  types,
  specs,
}: Pick<Catalog, 'products' | 'types' | 'specs'>) {
  const specsOf = specificationsByRow(specs)
  return products._id.map((_id, row): CatalogRow => {
    const createdAt = products.createdAt[row]
    const known = specsOf.get(row)
    return {
      _id,
      product: products.product[row] ?? '',
      type: types[products.type[row] ?? -1] ?? '',
      price: products.price[row] ?? 0,
      available_quantity: products.available_quantity[row] ?? 0,
      minimum_order: products.minimum_order[row] ?? 0,
      image: products.image[row] ?? '',
      description: products.description[row] ?? '',
      ...(createdAt !== undefined && { createdAt: new Date(createdAt * 1000).toISOString() }),
      ...(known && { specs: known }),
    }
  })
}

function specificationsByRow(specs: Catalog['specs']): Map<number, Specifications> {
  const byRow = new Map<number, Specifications>()
  for (const [kind, { rows, fields }] of Object.entries(specs)) {
    const columns = Object.entries(fields)
    for (const [place, row] of rows.entries()) {
      const known = columns.filter(([, column]) => column[place] != null)
      const values = Object.fromEntries(known.map(([name, column]) => [name, column[place]]))
      // Not parsed again: the server made the columns from parsed specifications.
      byRow.set(row, { kind, ...values } as Specifications)
    }
  }
  return byRow
}
