import type { SearchResult } from '@tech-house/api/contract/search'
import { SearchFailure } from '#shared/ui/search-failure.tsx'
import { BuildHint } from './build-hint.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import type { FilterProps } from './filters/filter-props.ts'
import { FilterRail } from './filters/filter-rail.tsx'
import { Relaxations } from './filters/relaxations.tsx'

export interface CatalogToolsProps extends Omit<FilterProps, 'facets'> {
  part: 'bar' | 'rail' | 'chips' | 'hint' | 'failure' | 'relaxations' | 'comparison'
  result?: SearchResult
  /** Why the search has no result. */
  failure: Error | null
  onSearchAgain: () => void
  /** Ids. */
  compared: string[]
  onCompare: (ids: string[]) => void
}

/** The controls of the catalog, in one chunk, because each chunk adds names to the first load. */
export function CatalogTools({ part, result, compared, onCompare, ...others }: CatalogToolsProps) {
  const { failure, onSearchAgain } = others
  const props = { ...others, facets: result?.facets }
  switch (part) {
    case 'bar':
      return <FilterBar {...props} />
    case 'rail':
      return <FilterRail {...props} />
    case 'chips':
      return <FilterChips {...props} />
    case 'hint':
      return <BuildHint words={props.filter.words} />
    case 'failure':
      return failure && <SearchFailure failure={failure} onSearchAgain={onSearchAgain} />
    case 'relaxations':
      return <Relaxations relaxations={result?.relaxations ?? []} onFilter={props.onFilter} />
    case 'comparison':
      return compared.length > 0 && <CompareBar ids={compared} onClear={() => onCompare([])} />
  }
}
