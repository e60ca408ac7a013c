import { Button, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { type SearchConditions, writeSearch } from '@tech-house/api/contract/search-conditions'
import { startTransition, useEffect, useState } from 'react'
import { useHasInteracted } from '#shared/use-has-interacted.ts'
import { CatalogSkeleton } from './catalog-skeleton.tsx'
import { chosenType } from './catalog-url.ts'
import { FilterBar } from './filters/filter-bar.tsx'
import { TypeList } from './filters/type-list.tsx'
import { focusResults } from './focus-results.ts'
import { ProductList } from './product-list.tsx'
import { SearchField } from './search-field.tsx'
import { toggle } from './toggle.ts'
import { useCatalogUrl } from './use-catalog-url.ts'
import { useShownProducts } from './use-shown-products.ts'

export function Catalog() {
  const { filter, search, compare, onWords, onFilter, onCompare } = useCatalogUrl()
  const hasChoices = hasChips(filter)
  // A link with filters or a comparison needs the controls at once.
  const hasInteracted = useHasInteracted() || hasChoices || compare.length > 0
  const found = useShownProducts(search, hasInteracted)
  const { newest, shown, failure, pages } = found
  const tools = useCatalogTools(hasInteracted || failure !== null)
  const [isFiltering, setIsFiltering] = useState(false)

  if (!newest || !shown) return <CatalogSkeleton />
  if (newest.length === 0) {
    return <Typography>There are no products today. Please check back soon.</Typography>
  }
  const { total, result } = shown
  const facets = result?.facets
  const type = chosenType(filter, facets)
  const filters = { filter: { ...filter, type }, onFilter, facets, total }

  return (
    <div className="catalog">
      <search className="head" aria-label="Products">
        <SearchField words={filter.q} onWords={onWords} />
        <Button className="skip" onClick={focusResults}>
          Skip to the results
        </Button>
        <FilterBar filter={filter} onFilter={onFilter} onOpen={() => setIsFiltering(true)} />
      </search>
      <div className="rail">
        <TypeList
          types={facets?.types ?? typesOf(newest)}
          chosen={type}
          onChoose={(type) => onFilter({ type, specs: {} })}
        />
        {tools && <tools.FilterRail {...filters} />}
      </div>
      <div className="results">
        {hasChoices && <div className="chosen">{tools && <tools.FilterChips {...filters} />}</div>}
        {tools && <tools.BuildHint words={filter.q} />}
        <ProductList
          found={found}
          shown={shown}
          notice={
            tools &&
            failure && (
              <tools.SearchFailure failure={failure} onSearchAgain={() => void pages.refetch()} />
            )
          }
          compared={compare}
          onCompare={(id) => onCompare(toggle(compare, id))}
        >
          {tools && (
            <>
              <tools.RelaxedSearches relaxations={result?.relaxations ?? []} onFilter={onFilter} />
              <tools.PurchaseHint words={filter.q} />
            </>
          )}
        </ProductList>
      </div>
      {tools && (
        <tools.FilterDialog
          {...filters}
          isOpen={isFiltering}
          onClose={() => setIsFiltering(false)}
        />
      )}
      {tools && compare.length > 0 && (
        <tools.CompareBar ids={compare} onClear={() => onCompare([])} />
      )}
    </div>
  )
}

/** Whether a filter is chosen, or a word excluded as in "ssd -samsung". */
const hasChips = ({ q, sort, ...choices }: SearchConditions) =>
  /(?:^|\s)-\S/.test(q) || writeSearch(choices) !== ''

type Tools = typeof import('./catalog-tools.tsx').catalogTools
let loadedTools: Tools | undefined

/** The controls are not part of the first load, and the catalog also works without them. */
function useCatalogTools(isNeeded: boolean): Tools | undefined {
  const [tools, setTools] = useState(loadedTools)
  useEffect(() => {
    if (!isNeeded) return
    import('./catalog-tools.tsx')
      .then(({ catalogTools }) => {
        loadedTools = catalogTools
        startTransition(() => setTools(catalogTools))
      })
      .catch(() => {})
  }, [isNeeded])
  return tools
}

/** In the order of the search, so that no type moves under a finger. */
function typesOf(products: Product[]) {
  const counts = new Map<string, number>()
  for (const { type } of products) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => ({ value }))
}
