import type {
  ProductFilter,
  ProductSort,
  ProductState,
} from '../../contract/catalog/managed-product.ts'
import { isLowStock, stockCents } from '../../contract/catalog/stock.ts'
import { hasWords } from '../../parts/plain-text.ts'
import type { CatalogEntry } from './stored-product.ts'

/** The products that match every part of the filter. Each word must be part of the name or the id. */
export function matching(
  products: CatalogEntry[],
  { q, type, state }: ProductFilter,
): CatalogEntry[] {
  const isFound = hasWords(q)
  return products
    .filter((product) => !type || product.type === type)
    .filter((product) => !state || inState(state)(product))
    .filter(({ product, _id }) => isFound(`${product} ${_id}`))
}

export const inState =
  (state: ProductState) =>
  (product: CatalogEntry): boolean =>
    state === 'draft' ? product.draft === true : !product.draft && isLowStock(product)

type Comparison = (a: CatalogEntry, b: CatalogEntry) => number

const { compare } = new Intl.Collator('en', { numeric: true })

const comparisons: Record<Exclude<ProductSort, 'newest'>, Comparison> = {
  name: (a, b) => compare(a.product, b.product),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  'stock-asc': (a, b) => a.available_quantity - b.available_quantity,
  'stock-desc': (a, b) => b.available_quantity - a.available_quantity,
  'value-desc': (a, b) => stockCents(b) - stockCents(a),
}

/** Sorts products that are given newest first; of equal ones, the newest comes first. */
export function sorted(products: CatalogEntry[], sort: ProductSort): CatalogEntry[] {
  return sort === 'newest' ? products : products.toSorted(comparisons[sort])
}
