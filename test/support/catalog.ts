import type { Page } from '@playwright/test'
import type { Catalog } from '../../functions/src/contract/catalog.ts'
import type { CatalogRow } from '../../functions/src/contract/catalog-rows.ts'
import type { Product } from '../../functions/src/contract/product.ts'

/**
 * Answers with this catalog, newest first, like the API: the feed, a list of 96 products, and the rest
 * after the cursor of the `Link` header.
 */
export async function answerInPages(page: Page, products: Product[]): Promise<void> {
  await page.route('**/api/catalog*', (route) => route.fulfill({ json: toCatalog(products) }))
  await page.route('**/api/products*', (route) =>
    route.request().url().includes('cursor=')
      ? route.fulfill({ json: products.slice(96) })
      : route.fulfill({
          json: products.slice(0, 96),
          headers: { link: '<?cursor=9.9.drive-95>; rel="next"' },
        }),
  )
}

function toCatalog(rows: CatalogRow[]): Catalog {
  const types = [...new Set(rows.map(({ type }) => type))]
  return {
    version: 'test',
    isWhole: true,
    removed: [],
    types,
    products: {
      _id: rows.map(({ _id }) => _id),
      product: rows.map(({ product }) => product),
      type: rows.map(({ type }) => types.indexOf(type)),
      price: rows.map(({ price }) => price),
      available_quantity: rows.map(({ available_quantity }) => available_quantity),
      minimum_order: rows.map(({ minimum_order }) => minimum_order),
      image: rows.map(({ image }) => image),
      description: rows.map(({ description }) => description),
      createdAt: rows.map((_, place) => 1_700_000_000 - place),
    },
    specs: {},
  }
}
