import { queryOptions } from '@tanstack/react-query'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { cacheBypass } from '#shared/writes/recent-writes.ts'

const maxShown = 60

export const reviews = queryOptions({
  queryKey: queryKeys.reviews,
  queryFn: ({ signal }) => fetchPage('GET /reviews', { query: cacheBypass(), signal }),
  select: ({ rows }) => rows.slice(0, maxShown),
  throwOnError: (_error, query) => query.state.data === undefined,
})
