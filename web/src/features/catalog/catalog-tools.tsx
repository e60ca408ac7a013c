import type { SearchResult } from '@tech-house/api/contract/search'
import { SearchFailure } from '#shared/ui/search-failure.tsx'
import { BuildHint } from './build-hint.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import type { FilterProps } from './filters/filter-props.ts'
import { FilterRail } from './filters/filter-rail.tsx'
import { RelaxedSearches } from './filters/relaxed-searches.tsx'

export interface CatalogToolsProps extends Omit<FilterProps, 'facets'> {
  part: 'bar' | 'rail' | 'chips' | 'hint' | 'failure' | 'relaxations' | 'comparison'
  result?: SearchResult
  /** Why the search has no result. */
  failure: Error | null
  onSearchAgain: () => void
  /** Ids. */
  compare: string[]
  onCompare: (ids: string[]) => void
}

/** The controls of the catalog, in one chunk, because each chunk adds names to the first load. */
export function CatalogTools({ part, result, ...props }: CatalogToolsProps) {
  const { filter, total, onFilter, failure, onSearchAgain, compare, onCompare } = props
  const filters = { filter, total, onFilter, facets: result?.facets }
  switch (part) {
    case 'bar':
      return <FilterBar {...filters} />
    case 'rail':
      return <FilterRail {...filters} />
    case 'chips':
      return <FilterChips {...filters} />
    case 'hint':
      return <BuildHint words={filter.words} />
    case 'failure':
      return failure && <SearchFailure failure={failure} onSearchAgain={onSearchAgain} />
    case 'relaxations':
      return <RelaxedSearches relaxations={result?.relaxations ?? []} onFilter={onFilter} />
    case 'comparison':
      return compare.length > 0 && <CompareBar ids={compare} onClear={() => onCompare([])} />
  }
}
