import type { Page } from '@playwright/test'
import type { Catalog } from '../../functions/src/contract/catalog.ts'
import type { CatalogRow } from '../../functions/src/contract/catalog-rows.ts'

/** Answers the catalog feed with these products, newest first. */
export async function answerCatalog(page: Page, rows: CatalogRow[]): Promise<void> {
  await page.route('**/api/catalog*', (route) => route.fulfill({ json: toCatalog(rows) }))
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
