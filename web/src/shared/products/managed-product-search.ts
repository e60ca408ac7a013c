import { ProductSort, ProductState } from '@tech-house/api/contract/catalog/managed-product'
import { z } from 'zod'

/** Rows of a page of Manage Products. */
export const pageRows = 50

/** What an admin searches in Manage Products, as in its URL. */
export interface ProductSearch {
  q?: string | undefined
  type?: string | undefined
  state?: ProductState | undefined
  sort?: ProductSort | undefined
  /** From 1. */
  page: number
}

const Page = z.coerce.number().int().min(1).max(1000)

/** Reads the search from a URL; invalid parameters are ignored. */
export function readProductSearch(params: URLSearchParams): ProductSearch {
  return {
    q: params.get('q')?.slice(0, 200) || undefined,
    type: params.get('type')?.slice(0, 60) || undefined,
    state: ProductState.safeParse(params.get('state')).data,
    sort: ProductSort.safeParse(params.get('sort')).data,
    page: Page.safeParse(params.get('page') ?? 1).data ?? 1,
  }
}

/** The search as the parameters of a URL. */
export function productSearchParams({ page, ...search }: ProductSearch): URLSearchParams {
  const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams([...set, ...(page > 1 ? [['page', String(page)]] : [])])
}
