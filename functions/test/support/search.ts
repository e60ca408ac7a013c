import seed from '../../../emulator-data/products.json' with { type: 'json' }
import { Product, ProductDetails } from '../../src/contract/catalog/product.ts'
import { type SearchResult, searchProducts } from '../../src/contract/search.ts'
import { slugOf } from '../../src/domains/products/create-product.ts'
import { CatalogSearch } from '../../src/domains/search/catalog-search.ts'

/** The products of a fresh shop, newest first. */
export const seeded = seed.map((product) =>
  ProductDetails.parse({ ...product, _id: slugOf(product.product) }),
)

export function aRow(overrides: Partial<ProductDetails> = {}): ProductDetails {
  const row = Product.parse({
    _id: 'drive',
    product: 'Drive',
    type: 'SSD',
    price: 100,
    available_quantity: 5,
    minimum_order: 1,
    image: '/products/no-picture.svg',
    description: 'A part.',
  })
  return { ...row, ...overrides }
}

const searches = new WeakMap<readonly ProductDetails[], CatalogSearch>()

/** A search of these products, newest first. */
export function searchOf(rows: readonly ProductDetails[]): CatalogSearch {
  const known = searches.get(rows)
  if (known) return known
  const list = listOf(rows)
  const search = new CatalogSearch(async () => list)
  searches.set(rows, search)
  return search
}

/** The rows as the cache of the catalog has them. */
export const listOf = (rows: readonly ProductDetails[]) => ({ rows: rows.map((row) => ({ row })) })

type Query = Record<string, string | string[]>

export async function searchIn(
  rows: readonly ProductDetails[],
  query: Query,
): Promise<SearchResult> {
  const parsed = searchProducts.query.parse({ limit: '48', ...query })
  return searchProducts.response.parse(await searchOf(rows).search(parsed))
}

export const namesOf = ({ products }: SearchResult) => products.map(({ product }) => product)
