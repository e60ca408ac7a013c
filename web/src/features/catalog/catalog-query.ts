import { infiniteQueryOptions } from '@tanstack/react-query'
import { fetchPage } from '#shared/api/api-fetch.ts'
import { tokenHeader } from '#shared/api/fetch-json.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { readAccessToken } from '#shared/session/access-token.ts'
import { cacheBypass } from '#shared/writes/recent-writes.ts'

const firstPageRows = '96'

/** The catalog, page by page. A failure is thrown only while no page is loaded. */
export const catalog = infiniteQueryOptions({
  queryKey: queryKeys.products,
  queryFn: async ({ pageParam: query, signal }) => {
    const page = await fetchPage('GET /products', {
      query: { ...query, ...cacheBypass() },
      headers: tokenHeader(readAccessToken()),
      signal,
    })
    // biome-ignore lint/suspicious/noConsole: the response is logged.
    console.debug(page.rows)
    return page
  },
  initialPageParam: { limit: firstPageRows } as Record<string, string>,
  getNextPageParam: ({ next }) => (next === undefined ? undefined : { cursor: next }),
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  throwOnError: (_error, query) => query.state.data === undefined,
})
