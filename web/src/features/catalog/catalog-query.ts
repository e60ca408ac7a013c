import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { fetchList } from '#shared/api/fetch-list.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

const firstPageRows = '96'

/** The catalog, page by page. A failure is thrown only while no page is loaded. */
export const catalog = infiniteQueryOptions({
  queryKey: queryKeys.products,
  queryFn: async ({ pageParam: query, signal }) => {
    const page = await fetchList<Product>('/products', { query, signal })
    // biome-ignore lint/suspicious/noConsole: the response is logged.
    console.debug(page.rows)
    return page
  },
  initialPageParam: { limit: firstPageRows } as Record<string, string>,
  getNextPageParam: ({ next }) => (next === undefined ? undefined : { cursor: next }),
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  throwOnError: (_error, query) => query.state.data === undefined,
})
