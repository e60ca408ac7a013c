import { queryOptions } from '@tanstack/react-query'
import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { fetchJson, unreadable } from '#shared/api/fetch-json.ts'
import { queryKeys } from '#shared/api/query-keys.ts'

/**
 * One product. Without zod, so that the page can ask while its code loads; tests of the server check
 * the response.
 */
export const product = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.product, id],
    queryFn: async ({ signal }) => {
      const { body } = await fetchJson(`/product/${encodeURIComponent(id)}`, { signal })
      if (Object(body)._id !== id) throw unreadable()
      return body as ProductDetails
    },
    // On a slow device the page's code takes longer than a second.
    staleTime: 5000,
  })
