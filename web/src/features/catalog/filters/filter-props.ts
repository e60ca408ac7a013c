import type { Facets } from '@tech-house/api/contract/search'
import type { CatalogFilter } from '../catalog-url.ts'

export interface FilterProps {
  filter: CatalogFilter
  /** `undefined` until the first result of the search. */
  facets?: Facets
  total: number
  /** Changes these parts; the others may have changed since the last render. */
  onFilter: (changed: Partial<CatalogFilter>) => void
}
