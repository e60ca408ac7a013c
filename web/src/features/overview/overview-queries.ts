import { queryOptions } from '@tanstack/react-query'
import type { OverviewDays } from '@tech-house/api/contract/overview'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const overview = (days: OverviewDays) =>
  queryOptions({
    queryKey: ['overview', days],
    queryFn: ({ signal }) => apiFetch('GET /overview', { query: { days }, signal }),
  })

export const ordersToDeliver = queryOptions({
  queryKey: [...queryKeys.orders, 'count', { status: 'pending' }],
  queryFn: ({ signal }) => apiFetch('GET /orders/count', { query: { status: 'pending' }, signal }),
  select: ({ count }) => count,
})
