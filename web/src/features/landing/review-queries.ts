import { queryOptions } from '@tanstack/react-query'
import { listReviews } from '@tech-house/api/contract/review'
import { call } from '#shared/api/call.ts'
import { freshness } from '#shared/api/own-changes.ts'

export const reviews = queryOptions({
  queryKey: ['reviews'],
  queryFn: ({ signal }) => call(listReviews, { query: freshness(), signal, token: null }),
})
