import { queryOptions } from '@tanstack/react-query'
import type { Review } from '@tech-house/api/contract/review'
import { publicLists } from '#shared/api/public-lists.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { readList } from '#shared/api/read-list.ts'
import { hasShape } from '#shared/has-shape.ts'

const isReview = hasShape<Review>({
  _id: 'string',
  name: 'string',
  image: 'string',
  rating: 'number',
  review: 'string',
})

/** The newest reviews. A failure is thrown only while there is nothing to show. */
export const reviews = queryOptions({
  queryKey: queryKeys.reviews,
  queryFn: ({ signal }) => readList(publicLists.reviews, isReview, { signal, token: null }),
  select: ({ rows }) => rows.slice(0, shown),
  throwOnError: (_error, query) => query.state.data === undefined,
})

/** Nobody reads more of them. */
const shown = 60
