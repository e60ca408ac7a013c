import { partNumberKey } from '../../contract/catalog/item-numbers.ts'
import type { ManagedProduct } from '../../contract/catalog/managed-product.ts'
import { reductionOf } from '../../contract/catalog/prior-price.ts'
import type {
  ProductFilter,
  ProductSort,
  ProductState,
} from '../../contract/catalog/product-filter.ts'
import { isLowStock, stockCents } from '../../contract/catalog/stock.ts'
import { contradictionsIn } from '../../parts/derived/find-contradictions.ts'
import { hasWords } from '../../parts/plain-text.ts'

/** The products that match every part of the filter. Each word must be part of the name, the id or the
 * brand, unless the text is the beginning of a part number or GTIN. */
export function matching(
  products: ManagedProduct[],
  { q, type, state }: ProductFilter,
): ManagedProduct[] {
  const isFound = hasWords(q)
  const isNumbered = hasNumber(q)
  return products
    .filter((product) => !type || product.type === type)
    .filter((product) => !state || inState(state)(product))
    .filter(
      (entry) => isFound(`${entry.product} ${entry._id} ${entry.brand ?? ''}`) || isNumbered(entry),
    )
}

/** A GTIN-12 is the GTIN-13 with a zero before it. */
function hasNumber(q = ''): (product: ManagedProduct) => boolean {
  const number = partNumberKey(q)
  const gtinStart = withoutZeros(number)
  return ({ partNumbers = [], gtin }) =>
    (number !== '' && partNumbers.some((own) => partNumberKey(own).startsWith(number))) ||
    (gtinStart !== '' && gtin !== undefined && withoutZeros(gtin).startsWith(gtinStart))
}

const withoutZeros = (digits: string) => digits.replace(/^0+/, '')

const states: Record<ProductState, (product: ManagedProduct) => boolean> = {
  draft: ({ draft }) => draft === true,
  low: (product) => !product.draft && isLowStock(product),
  contradictory: ({ product, specs }) => !!specs && contradictionsIn(product, specs).length > 0,
}

export const inState = (state: ProductState) => states[state]

type Comparison = (a: ManagedProduct, b: ManagedProduct) => number

const { compare } = new Intl.Collator('en', { numeric: true })

const comparisons: Record<Exclude<ProductSort, 'newest'>, Comparison> = {
  name: (a, b) => compare(a.product, b.product),
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  reduction: (a, b) => reductionOf(b) - reductionOf(a),
  'stock-asc': (a, b) => a.available_quantity - b.available_quantity,
  'stock-desc': (a, b) => b.available_quantity - a.available_quantity,
  'value-desc': (a, b) => stockCents(b) - stockCents(a),
}

/** Sorts products that are given newest first; of equal ones, the newest comes first. */
export function sorted(products: ManagedProduct[], sort: ProductSort): ManagedProduct[] {
  return sort === 'newest' ? products : products.toSorted(comparisons[sort])
}
