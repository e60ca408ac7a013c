import { Button, Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { lazy, Suspense, useDeferredValue } from 'react'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { useIsUsed } from '#shared/use-is-used.ts'
import { writeSearch } from './catalog-address.ts'
import { catalog } from './catalog-query.ts'
import { CatalogSkeleton } from './catalog-skeleton.tsx'
import type { CatalogToolsProps } from './catalog-tools.tsx'
import { TypeList } from './filters/type-list.tsx'
import { focusResults } from './focus-results.ts'
import { ProductList } from './product-list.tsx'
import { SearchField } from './search-field.tsx'
import { useCatalogAddress } from './use-catalog-address.ts'
import { useShownProducts } from './use-shown-products.ts'

const CatalogTools = lazy(async () => ({
  default: (await import('./catalog-tools.tsx')).CatalogTools,
}))

/** The catalog with search, filters and comparison. */
export function Catalog() {
  const list = useInfiniteQuery(catalog)
  // The first commit of the list is split into slices, between which the page stays responsive.
  const products = useDeferredValue(list.data)
  const { address, search, compare, push } = useCatalogAddress()
  const { filter, compare: compared } = address
  const hasChoices = writeSearch({ ...filter, words: '', sort: undefined }) !== ''
  // A link with filters or a comparison needs the controls at once.
  const isUsed = useIsUsed() || hasChoices || compared.length > 0
  const found = useShownProducts(list, products, writeSearch(filter), isUsed)
  const { result, shown, failure, pages } = found

  if (!products || !shown) return <CatalogSkeleton />
  if (products.length === 0) {
    return <Typography>There are no products today. Please check back soon.</Typography>
  }

  const tool = (part: CatalogToolsProps['part']) => (
    // The controls are not part of the first load, and the catalog also works without them.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        {(isUsed || failure) && (
          <CatalogTools
            part={part}
            filter={filter}
            result={result}
            total={shown.total}
            compared={compared}
            failure={failure}
            onFilter={push}
            onSearchAgain={() => void pages.refetch()}
            onCompare={compare}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  )

  return (
    <div className="catalog">
      <search className="head" aria-label="Products">
        <SearchField words={filter.words} onWords={search} />
        <Button className="skip" onClick={focusResults}>
          Skip to the results
        </Button>
        <div className="bar">{tool('bar')}</div>
      </search>
      <div className="rail">
        <TypeList
          types={result?.facets.types ?? typesOf(products)}
          chosen={filter.type}
          onChoose={(type) => push({ type, specs: {} })}
        />
        {tool('rail')}
      </div>
      <div className="results">
        {hasChoices && <div className="chosen">{tool('chips')}</div>}
        {tool('hint')}
        <ProductList
          {...shown}
          details={result?.products}
          isSearching={found.isSearching}
          isFailed={failure !== null}
          notice={tool('failure')}
          isComplete={found.isComplete}
          isLoadingMore={pages.isFetchingNextPage}
          isMoreFailed={pages.isFetchNextPageError}
          onShowMore={found.onShowMore}
          compared={compared}
          onCompare={(id) => compare(toggle(compared, id))}
        >
          {tool('relaxations')}
        </ProductList>
      </div>
      {tool('comparison')}
    </div>
  )
}

const typesOf = (products: Product[]) =>
  [...new Set(products.map(({ type }) => type))].map((value) => ({ value }))

const toggle = (ids: string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
