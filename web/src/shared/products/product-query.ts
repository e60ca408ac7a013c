import { queryOptions } from '@tanstack/react-query'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { fetchJson, unreadable } from '#shared/api/fetch-json.ts'
import { nullIfMissing } from '#shared/api/null-if-missing.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/** One product. */
export const product = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, id],
    queryFn: ({ signal }) => readProduct(id, signal),
    staleTime,
  })

/** One product; `null` if it is gone. */
export const productIfThere = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, 'if-there', id],
    queryFn: ({ signal }) => nullIfMissing(readProduct(id, signal)),
    staleTime,
  })

/** On a slow device a page's code takes longer than a second. */
const staleTime = 5000

/** Without zod, so that a page can ask while its code loads; tests of the server check the response. */
async function readProduct(id: string, signal: AbortSignal): Promise<ProductDetails> {
  const { body } = await fetchJson(`/product/${encodeURIComponent(id)}`, { signal })
  if (Object(body)._id !== id) throw unreadable()
  return body as ProductDetails
}
