import { infiniteQueryOptions } from '@tanstack/react-query'
import { manageReviews } from '@tech-house/api/contract/catalog/review'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** The reviews with these words, newest first, for an admin. */
export const managedReviews = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.reviews, 'managed', q],
    queryFn: ({ pageParam, signal }) =>
      apiFetch(manageReviews, {
        query: { q: q || undefined, limit: rowsPerPage, offset: String(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) =>
      last.length === Number(rowsPerPage) ? offset + last.length : undefined,
    select: ({ pages }) => pages.flat(),
  })
