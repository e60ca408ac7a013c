import type { CatalogFilter } from './search/catalog-filter.ts'
import type { Facets } from './search/facets.ts'

/** The props of every part of the filters. */
export interface FilterProps {
  filter: CatalogFilter
  /** `undefined` until the first result of the search. */
  facets?: Facets
  /** The number of products with this filter. */
  total: number
  onFilter: (filter: CatalogFilter) => void
}
