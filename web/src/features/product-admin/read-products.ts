import { maxMatchedRows } from '@tech-house/api/contract/catalog/import-limits'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import type { MatchQuery } from '@tech-house/api/contract/catalog/product-import'
import { maxPageRows } from '@tech-house/api/contract/page'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { readWithinLimit } from '#shared/csv/read-all-pages.ts'
import { nextBatch } from './next-batch.ts'
import type { ProductSearch } from './product-search.ts'

/** All products that match, newest first, each once, also while the shop changes them; stops at more than `max`. */
export async function readFoundProducts({ q, type, state }: ProductSearch, max = Infinity) {
  const found = new Map<string, ManagedProduct>()
  let page: ManagedProduct[] = []
  do {
    const query = { q, type, state, after: page.at(-1)?._id }
    page = await readWithinLimit(() => apiFetch('GET /products?view=admin', { query }))
    for (const product of page) found.set(product._id, product)
  } while (page.length === maxPageRows && found.size <= max)
  return [...found.values()]
}

/** The products that these rows name, each once. */
export async function readNamedProducts(rows: MatchQuery[]) {
  const found = new Map<string, ManagedProduct>()
  for (let left = rows; left.length > 0; ) {
    const batch = nextBatch(left, maxMatchedRows)
    const { matches } = await readWithinLimit(() =>
      apiFetch('POST /products/match', { body: { rows: batch } }),
    )
    for (const product of matches.flatMap(({ products }) => products)) {
      found.set(product._id, product)
    }
    left = left.slice(batch.length)
  }
  return [...found.values()]
}
