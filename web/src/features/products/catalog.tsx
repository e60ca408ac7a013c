import { Button, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { catalog } from './catalog-query.ts'
import { CatalogSkeleton } from './catalog-skeleton.tsx'
import type { CatalogToolsProps } from './catalog-tools.tsx'
import { countTypes } from './find-products.ts'
import { focusResults } from './focus-results.ts'
import { ProductList } from './product-list.tsx'
import { type CatalogFilter, isNarrowing } from './search/catalog-filter.ts'
import { SearchField } from './search-field.tsx'
import { TypeList } from './type-list.tsx'
import { useCatalogAddress } from './use-catalog-address.ts'
import { useIsUsed } from './use-is-used.ts'
import { useShownProducts } from './use-shown-products.ts'

const CatalogTools = lazy(async () => ({
  default: (await import('./catalog-tools.tsx')).CatalogTools,
}))

/** The catalog with search, filters and comparison. */
export function Catalog() {
  const list = useInfiniteQuery(catalog)
  // The first commit of the list is split into slices, between which the page stays responsive.
  const products = useDeferredValue(list.data)
  const { address, replace, push } = useCatalogAddress()
  const { filter, compare } = address
  const hasChoices = isNarrowing({ ...filter, words: '' })
  // A link with filters or a comparison needs the controls at once.
  const isUsed = useIsUsed() || hasChoices || compare.length > 0
  const { result, ...shown } = useShownProducts(list, products ?? [], filter, isUsed)

  if (!products) return <CatalogSkeleton />
  if (products.length === 0) {
    return <Typography>There are no products today. Please check back soon.</Typography>
  }

  const onFilter = (next: CatalogFilter) => push({ filter: next, compare })
  const onCompare = (ids: string[]) => replace({ filter, compare: ids })
  const tool = (part: CatalogToolsProps['part']) => (
    // The controls are not part of the first load, and the catalog also works without them.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        {isUsed && (
          <CatalogTools
            part={part}
            filter={filter}
            result={result}
            total={shown.total}
            compared={compare}
            onFilter={onFilter}
            onCompare={onCompare}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  )

  return (
    <div className="catalog">
      <search className="head" aria-label="Products">
        <SearchField
          words={filter.words}
          onWords={(words) => replace({ filter: { ...filter, words }, compare })}
        />
        <Button className="skip" onClick={focusResults}>
          Skip to the results
        </Button>
        <div className="bar">{tool('bar')}</div>
      </search>
      <div className="rail">
        <TypeList
          types={result?.facets.types ?? countTypes(products, list.hasNextPage)}
          chosen={filter.type}
          onChoose={(type) => onFilter({ ...filter, type, specs: {} })}
        />
        {tool('rail')}
      </div>
      <div className="results">
        {hasChoices && <div className="chosen">{tool('chips')}</div>}
        {tool('hint')}
        <ProductList
          {...shown}
          details={result?.products}
          isComplete={shown.isComplete && products === list.data}
          isLoadingMore={list.isFetchingNextPage}
          isMoreFailed={list.isFetchNextPageError}
          compared={compare}
          onCompare={(id) => onCompare(toggle(compare, id))}
        >
          {tool('relaxations')}
        </ProductList>
      </div>
      {tool('comparison')}
    </div>
  )
}

const toggle = (ids: string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
