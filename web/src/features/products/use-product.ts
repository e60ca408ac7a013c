import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/product'
import { catalog } from './catalog-query.ts'
import { product } from './product-queries.ts'

/** One product: first from the loaded catalog, if it is there, then from the API. */
export function useProduct(id: string) {
  const queryClient = useQueryClient()
  return useSuspenseQuery({
    ...product(id),
    initialData: () => inCatalog(queryClient, id),
    initialDataUpdatedAt: 0,
  })
}

function inCatalog(queryClient: QueryClient, id: string): Product | undefined {
  const read = queryClient.getQueryData(catalog.queryKey)
  return read?.pages.flatMap(({ rows }) => rows).find(({ _id }) => _id === id)
}
