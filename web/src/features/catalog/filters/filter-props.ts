import type { Facets } from '@tech-house/api/contract/search'
import type { SearchConditions } from '@tech-house/api/contract/search-conditions'

export interface FilterProps {
  filter: SearchConditions
  /** `undefined` until the first result of the search. */
  facets?: Facets
  total: number
  /** Changes these parts; the others may have changed since the last render. */
  onFilter: (changed: Partial<SearchConditions>) => void
}
