import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { queryKeys } from '#shared/api/query-keys.ts'

/** Pages of the catalog or of a search. */
type Pages = InfiniteData<{ rows?: Product[]; products?: Product[] }>

/** A product that a list of this page has loaded. */
export function inCatalog(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueriesData<Pages>({ queryKey: queryKeys.products })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ rows, products }) => rows ?? products ?? [])
    .find(({ _id }) => _id === id)
}
