import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { product } from '#shared/products/product-query.ts'
import { inCatalog } from './in-catalog.ts'

/** One product: first from the loaded catalog, if it is there, then from the API. */
export function useProduct(id: string) {
  const queryClient = useQueryClient()
  return useSuspenseQuery({
    ...product(id),
    initialData: () => inCatalog(queryClient, id),
    initialDataUpdatedAt: 0,
  })
}
