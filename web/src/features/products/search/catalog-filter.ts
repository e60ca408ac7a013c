import type { Product } from '@tech-house/api/contract/product'

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What is longer is cut, in the address and in the search. */
export const maxQueryLength = 200

/** What a visitor searches for; a field that is empty or missing matches everything. */
export interface CatalogFilter {
  words: string
  type: string
  /** In dollars, both included. */
  minPrice?: number
  maxPrice?: number
  inStock: boolean
  /** Accepted values of a specification by its facet's key. */
  specs: Record<string, string[]>
  /** Without it the best match comes first, or the newest where no words are searched for. */
  sort?: SortOrder
}

export const noFilter: CatalogFilter = { words: '', type: '', inStock: false, specs: {} }

/** Whether the filter leaves out any product. */
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
