import {
  type InfiniteData,
  type QueryClient,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { queryKeys } from '#shared/api/query-keys.ts'
import { product } from '#shared/products/product-query.ts'

export function useProduct(id: string) {
  const queryClient = useQueryClient()
  return useSuspenseQuery({
    ...product(id),
    initialData: () => inCatalog(queryClient, id),
    initialDataUpdatedAt: 0,
  })
}

type Pages = InfiniteData<{ rows?: Product[]; products?: Product[] }>

function inCatalog(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueriesData<Pages>({ queryKey: queryKeys.products })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ rows, products }) => rows ?? products ?? [])
    .find(({ _id }) => _id === id)
}
