import type { QueryClient } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/product'
import { catalog } from './catalog-query.ts'

/** A product of the catalog that this page has loaded, if it is there. */
export function inCatalog(queryClient: QueryClient, id: string): Product | undefined {
  const read = queryClient.getQueryData(catalog.queryKey)
  return read?.pages.flatMap(({ rows }) => rows).find(({ _id }) => _id === id)
}
