import { queryOptions } from '@tanstack/react-query'
import { Catalog } from '@tech-house/api/contract/catalog'
import { type CatalogRow, catalogRows } from '@tech-house/api/contract/catalog-rows'
import { kindsByType, partOf } from '@tech-house/api/contract/compatibility/catalog-parts'
import type { AnyPart } from '@tech-house/api/contract/compatibility/part'
import { fetchJson, unreadable } from '#shared/api/fetch-json.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { cacheBypass } from '#shared/writes/recent-writes.ts'

/** A product, as a part with one piece if it is one. */
export interface CatalogPart {
  product: CatalogRow
  part: AnyPart | undefined
}

/** All products by id, newest first. */
export const catalogParts = queryOptions({
  // The same key as the products, so that a change of them also invalidates the parts.
  queryKey: [...queryKeys.products, 'parts'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, CatalogPart>> => {
    const search = new URLSearchParams(cacheBypass())
    const path = search.size > 0 ? `/catalog?${search}` : '/catalog'
    const parsed = Catalog.safeParse((await fetchJson(path, { signal })).body)
    if (!parsed.success) throw unreadable(parsed.error)
    const rows = catalogRows(parsed.data)
    const kinds = kindsByType(rows)
    return new Map(
      rows.map((product) => [product._id, { product, part: partOf(product, 1, kinds) }]),
    )
  },
})
