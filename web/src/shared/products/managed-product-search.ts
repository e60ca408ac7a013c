import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/managed-product'
import { z } from 'zod'
import { searchParams } from '../search-params.ts'

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

export const readProductSearch = (params: URLSearchParams): ProductSearch =>
  ProductSearch.parse(Object.fromEntries(params))

export const productSearchParams = ({ page, ...search }: ProductSearch): URLSearchParams =>
  searchParams({ ...search, page: page > 1 ? String(page) : undefined })
