import { type InfiniteData, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { queryKeys } from '#shared/api/query-keys.ts'
import { product } from '#shared/products/product-query.ts'

type Pages = InfiniteData<{ rows?: Product[]; products?: Product[] }>

/** Begins with what the catalog has of the product. */
export function useProduct(id: string) {
  const queryClient = useQueryClient()
  return useSuspenseQuery({
    ...product(id),
    initialData: () =>
      queryClient
        .getQueriesData<Pages>({ queryKey: queryKeys.products })
        .flatMap(([, list]) => list?.pages ?? [])
        .flatMap(({ rows, products }) => rows ?? products ?? [])
        .find(({ _id }) => _id === id),
    initialDataUpdatedAt: 0,
  })
}
