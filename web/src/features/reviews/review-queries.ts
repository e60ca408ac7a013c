import { queryOptions } from '@tanstack/react-query'
import type { Review } from '@tech-house/api/contract/catalog/review'
import { fetchList } from '#shared/api/fetch-list.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

const maxShown = 60

/** The newest reviews. An error is thrown only while there are none to show. */
export const reviews = queryOptions({
  queryKey: queryKeys.reviews,
  queryFn: ({ signal }) => fetchList<Review>('/reviews', { signal, isAnonymous: true }),
  select: ({ rows }) => rows.slice(0, maxShown),
  throwOnError: (_error, query) => query.state.data === undefined,
})
