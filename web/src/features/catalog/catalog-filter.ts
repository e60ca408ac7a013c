import type { SortOrder } from '@tech-house/api/contract/search'

/** The search of a visitor. An empty or missing field matches everything. */
export interface CatalogFilter {
  words: string
  type: string
  /** In dollars, both included. */
  minPrice?: number | undefined
  maxPrice?: number | undefined
  inStock: boolean
  /** Accepted values of a specification by its facet's key. */
  specs: Record<string, string[]>
  /** Default: the best match first, or the newest without search words. */
  sort?: SortOrder | undefined
}

/** The contract's list brings zod, which the landing page does not load. */
const allOrders: Record<SortOrder, true> = {
  ...{ newest: true, 'price-asc': true, 'price-desc': true, name: true },
}
// The keys of the record.
export const sortOrders = Object.keys(allOrders) as SortOrder[]
