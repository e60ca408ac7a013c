import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductFilter } from '@tech-house/api/contract/catalog/managed-product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import type { ProductSearch } from './managed-product-search.ts'

/** Rows of a page of the admin's list. */
export const pageRows = 50

/** A page of the admin's list. A 401 or 403 for it ends the session at once, without a retry. */
export const managedProducts = ({ page, ...query }: ProductSearch) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'list', query, page],
    queryFn: ({ signal }) =>
      apiFetch('GET /products?view=admin', {
        query: { ...query, limit: String(pageRows), offset: String((page - 1) * pageRows) },
        signal,
        refreshToken: false,
      }),
    meta: { denialSignsOut: true },
  })

/** How many products match, in each state, and all types. */
export const productSummary = ({ q, type }: ProductFilter) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'summary', q, type],
    queryFn: ({ signal }) => apiFetch('GET /products/summary', { query: { q, type }, signal }),
    placeholderData: keepPreviousData,
  })

/** One product with all its fields, also a draft; `null` when there is none. For admins. */
export const managedProduct = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'one', id],
    queryFn: ({ signal }) =>
      nullIfMissing(apiFetch('GET /product/:id?view=admin', { params: { id }, signal })),
  })
