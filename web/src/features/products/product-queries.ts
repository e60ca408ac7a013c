import { queryOptions } from '@tanstack/react-query'
import { manageProducts, readProduct } from '@tech-house/api/contract/product'
import { call } from '#shared/api/call.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const product = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, id],
    queryFn: ({ signal }) => call(readProduct, { params: { id }, signal }),
  })

/** A refusal of this list ends the session [AUTH-8]. */
export const managedProducts = queryOptions({
  queryKey: queryKeys.managedProducts,
  queryFn: ({ signal }) => call(manageProducts, { signal }),
  meta: { denialSignsOut: true },
})
