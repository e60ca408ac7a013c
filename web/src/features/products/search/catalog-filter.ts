import type { Product } from '@tech-house/api/contract/product'

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Longer search texts are cut, in the URL and in the search. */
export const maxQueryLength = 200

/** The search of a visitor. An empty or missing field matches everything. */
export interface CatalogFilter {
  words: string
  type: string
  /** In dollars, both included. */
  minPrice?: number
  maxPrice?: number
  inStock: boolean
  /** Accepted values of a specification by its facet's key. */
  specs: Record<string, string[]>
  /** Default: the best match first, or the newest without search words. */
  sort?: SortOrder
}

export const noFilter: CatalogFilter = { words: '', type: '', inStock: false, specs: {} }

/** Whether the filter has any condition. */
export function isNarrowing({
  words,
  type,
  minPrice,
  maxPrice,
  inStock,
  specs,
}: CatalogFilter): boolean {
  return (
    words.trim() !== '' ||
    type !== '' ||
    minPrice !== undefined ||
    maxPrice !== undefined ||
    inStock ||
    Object.keys(specs).length > 0
  )
}

/** Whether a price is within the bounds of the filter. */
export function isPriceWithin(
  { price }: Pick<Product, 'price'>,
  { minPrice, maxPrice }: Pick<CatalogFilter, 'minPrice' | 'maxPrice'>,
): boolean {
  return (
    (minPrice === undefined || price >= minPrice) && (maxPrice === undefined || price <= maxPrice)
  )
}
