import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

const publicKeys = new Set<unknown>([
  ...queryKeys.products,
  ...queryKeys.product,
  ...queryKeys.reviews,
])

export function forgetPersonalData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(queryKey[0]) })
}
