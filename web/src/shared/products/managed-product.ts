import { queryOptions } from '@tanstack/react-query'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** One product with all its fields, also a draft; `null` when there is none. For admins. */
export const managedProduct = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.managedProducts, 'one', id],
    queryFn: ({ signal }) =>
      nullIfMissing(apiFetch('GET /product/:id?view=admin', { params: { id }, signal })),
  })
