import type { Page } from '@playwright/test'
import type { Product } from '../../functions/src/contract/catalog/product.ts'
import type { SearchResult } from '../../functions/src/contract/search.ts'

/**
 * Answers with this catalog, newest first, like the API: a list of 96 products, the rest after the cursor
 * of the `Link` header, and searches by one word and type, of which the newest product is the worst match.
 */
export async function answerInPages(page: Page, products: Product[]): Promise<void> {
  await page.route(/\/api\/search(\?|$)/, (route) =>
    route.fulfill({ json: search(products, new URL(route.request().url()).searchParams) }),
  )
  await page.route('**/api/products*', (route) =>
    route.request().url().includes('cursor=')
      ? route.fulfill({ json: products.slice(96) })
      : route.fulfill({
          json: products.slice(0, 96),
          headers: { link: '<?cursor=9.9.drive-95>; rel="next"' },
        }),
  )
}

function search(products: Product[], query: URLSearchParams): SearchResult {
  const word = query.get('q') ?? ''
  const found = products.filter(
    ({ product, description, type }) =>
      `${product} ${description}`.toLowerCase().includes(word) &&
      type === (query.get('type') ?? type),
  )
  const [newest, ...others] = found
  const sorted = word && query.get('sort') !== 'newest' && newest ? [...others, newest] : found
  const offset = Number(query.get('offset'))
  const types = [...new Set(products.map(({ type }) => type))]
  return {
    products: sorted.slice(offset, offset + 24).map((product) => ({ ...product, chips: [] })),
    total: found.length,
    facets: {
      types: types.map((value) => ({ value, label: value, count: found.length })),
      prices: [],
      brands: [],
      inStock: found.length,
      deals: 0,
      specs: [],
    },
    relaxations: [],
  }
}
