import type { CatalogFilter } from './search/catalog-filter.ts'
import type { Facets } from './search/facets.ts'

/** What every part of the filters works on. */
export interface FilterProps {
  filter: CatalogFilter
  /** Not known until the search has answered. */
  facets?: Facets
  /** How many products there are with this filter. */
  total: number
  onFilter: (filter: CatalogFilter) => void
}
