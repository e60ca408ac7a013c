import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/managed-product'
import { z } from 'zod'

/** What an admin searches in Manage Products, as in its URL; invalid parameters are ignored. */
const ProductSearch = z.object({
  q: z.string().min(1).max(200).optional().catch(undefined),
  type: z.string().min(1).max(60).optional().catch(undefined),
  state: ProductState.optional().catch(undefined),
  sort: ProductSort.optional().catch(undefined),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(1000).catch(1),
})
export type ProductSearch = z.infer<typeof ProductSearch>

/** Reads the search from a URL. */
export const readProductSearch = (params: URLSearchParams): ProductSearch =>
  ProductSearch.parse(Object.fromEntries(params))

/** The search as the parameters of a URL. */
export function productSearchParams({ page, ...search }: ProductSearch): URLSearchParams {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams([...set, ...(page > 1 ? [['page', String(page)]] : [])])
}
