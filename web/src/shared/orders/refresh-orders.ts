import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'

/**
 * Orders change the stock, so both are refetched; also after a refusal, which means that the list
 * is stale.
 */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [queryKeys.orders, queryKeys.product, queryKeys.products, queryKeys.managedProducts].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
