import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/product'
import { publicLists } from '#shared/api/public-lists.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { readList } from '#shared/api/read-list.ts'
import { hasShape } from '#shared/has-shape.ts'

export const isProduct = hasShape<Product>({
  _id: 'string',
  product: 'string',
  type: 'string',
  price: 'number',
  available_quantity: 'number',
  minimum_order: 'number',
  image: 'string',
  description: 'string',
})

/** The catalog page by page. A failure is thrown only while there is nothing to show. */
export const catalog = infiniteQueryOptions({
  queryKey: queryKeys.products,
  queryFn: ({ pageParam, signal }) => readList(pageParam, isProduct, { signal }),
  initialPageParam: publicLists.products as string,
  getNextPageParam: ({ next }) => next && `/products?${new URLSearchParams({ cursor: next })}`,
  select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  throwOnError: (_error, query) => query.state.data === undefined,
})
