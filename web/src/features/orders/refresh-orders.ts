import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'

/** After an order has changed, so may have the stock; also after a refusal, which says that our list is old. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.orders, queryKeys.product, queryKeys.products, queryKeys.managedProducts].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
