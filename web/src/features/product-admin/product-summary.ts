import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import type { ProductSearch } from './product-search.ts'

export const productSummary = ({ q, type }: ProductSearch = {}) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'summary', q, type],
    queryFn: ({ signal }) => apiFetch('GET /products/summary', { query: { q, type }, signal }),
    placeholderData: keepPreviousData,
  })
