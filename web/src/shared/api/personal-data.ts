import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

const publicKeys = new Set<unknown>([
  ...queryKeys.products,
  ...queryKeys.product,
  ...queryKeys.reviews,
])

/** Removes personal data from the cache when the user changes or signs out. */
export function forgetPersonalData(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(queryKey[0]) })
}
