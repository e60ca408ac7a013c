import { BuildHint } from './build-hint.tsx'
import { CompareBar } from './compare-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import type { FilterProps } from './filter-props.ts'
import { FilterRail } from './filter-rail.tsx'
import { Relaxations } from './relaxations.tsx'
import type { SearchResult } from './search/catalog-search.ts'

export interface CatalogToolsProps extends Omit<FilterProps, 'facets'> {
  part: 'bar' | 'rail' | 'chips' | 'hint' | 'relaxations' | 'comparison'
  result?: SearchResult
  /** Ids. */
  compared: string[]
  onCompare: (ids: string[]) => void
}

/** The controls of the catalog, in one chunk, because each chunk adds names to the first load. */
export function CatalogTools({ part, result, compared, onCompare, ...others }: CatalogToolsProps) {
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
    case 'relaxations':
      return <Relaxations relaxations={result?.relaxations ?? []} onFilter={props.onFilter} />
    case 'comparison':
      return compared.length > 0 && <CompareBar ids={compared} onClear={() => onCompare([])} />
  }
}
