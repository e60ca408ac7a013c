import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'

/** After a change of products or their stock. */
export async function refreshProducts(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.products, queryKeys.product, queryKeys.managedProducts].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
