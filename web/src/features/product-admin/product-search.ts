import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/product-filter'
import * as z from 'zod/mini'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { pageAt, pagedQuery, rowsPerPage } from '#shared/api/paged-query.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

const ProductSearch = z.object({
  q: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined),
  type: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(60))), undefined),
  state: z.catch(z.optional(ProductState), undefined),
  sort: z.catch(z.optional(ProductSort), undefined),
})
export type ProductSearch = z.infer<typeof ProductSearch>

export const readProductSearch = (params: URLSearchParams): ProductSearch =>
  ProductSearch.parse(Object.fromEntries(params))

/** The products that match. A 401 or 403 for them ends the session at once, without a retry. */
export const managedProducts = (search: ProductSearch) =>
  pagedQuery(
    [...queryKeys.managedProducts, 'list', search],
    ({ cursor = '0', signal }) =>
      apiFetch('GET /products?view=admin', {
        query: { ...search, limit: rowsPerPage, offset: cursor },
        signal,
        refreshToken: false,
      }).then((rows) => pageAt(cursor, rows)),
    { denialSignsOut: true },
  )
