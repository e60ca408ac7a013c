import { queryOptions } from '@tanstack/react-query'
import { manageProducts, readProduct } from '@tech-house/api/contract/product'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const product = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, id],
    queryFn: ({ signal }) => apiFetch(readProduct, { params: { id }, signal }),
  })

/** A 401 or 403 for this list ends the session at once, without a second try. */
export const managedProducts = queryOptions({
  queryKey: queryKeys.managedProducts,
  queryFn: ({ signal }) => apiFetch(manageProducts, { signal, refreshToken: false }),
  meta: { denialSignsOut: true },
})
