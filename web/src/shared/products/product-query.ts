import { queryOptions } from '@tanstack/react-query'
import { apiFetch } from '#shared/api/api-fetch.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

export const product = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, id],
    queryFn: ({ signal }) => readProduct(id, signal),
    staleTime,
  })

export const productIfThere = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, 'if-there', id],
    queryFn: ({ signal }) => nullIfMissing(readProduct(id, signal)),
    staleTime,
  })

/** On a slow device a page's code takes longer than a second. */
const staleTime = 5000

const readProduct = (id: string, signal: AbortSignal) =>
  apiFetch('GET /product/:id', { params: { id }, signal })
