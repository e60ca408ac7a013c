import { Button, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { useIsUsed } from '#shared/use-is-used.ts'
import { CatalogSkeleton } from './catalog-skeleton.tsx'
import type { CatalogToolsProps } from './catalog-tools.tsx'
import { writeSearch } from './catalog-url.ts'
import { TypeList } from './filters/type-list.tsx'
import { focusResults } from './focus-results.ts'
import { ProductList } from './product-list.tsx'
import { SearchField } from './search-field.tsx'
import { toggle } from './toggle.ts'
import { useCatalogUrl } from './use-catalog-url.ts'
import { useShownProducts } from './use-shown-products.ts'

const CatalogTools = lazy(async () => ({
  default: (await import('./catalog-tools.tsx')).CatalogTools,
}))

/** The catalog with search, filters and comparison. */
export function Catalog() {
  const { onWords, ...url } = useCatalogUrl()
  const { filter, compare, onFilter, onCompare } = url
  const hasChoices = writeSearch({ ...filter, words: '', sort: undefined }) !== ''
  // A link with filters or a comparison needs the controls at once.
  const isUsed = useIsUsed() || hasChoices || compare.length > 0
  const found = useShownProducts(writeSearch(filter), isUsed)
  const { all, result, shown, failure, pages } = found

  if (!all || !shown) return <CatalogSkeleton />
  if (all.length === 0) {
    return <Typography>There are no products today. Please check back soon.</Typography>
  }

  const tool = (part: CatalogToolsProps['part']) => (
    // The controls are not part of the first load, and the catalog also works without them.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        {(isUsed || failure) && (
          <CatalogTools
            {...url}
            part={part}
            result={result}
            total={shown.total}
            failure={failure}
            onSearchAgain={() => void pages.refetch()}
          />
        )}
      </Suspense>
    </ErrorBoundary>
  )

  return (
    <div className="catalog">
      <search className="head" aria-label="Products">
        <SearchField words={filter.words} onWords={onWords} />
        <Button className="skip" onClick={focusResults}>
          Skip to the results
        </Button>
        <div className="bar">{tool('bar')}</div>
      </search>
      <div className="rail">
        <TypeList
          types={result?.facets.types ?? typesOf(all)}
          chosen={filter.type}
          onChoose={(type) => onFilter({ type, specs: {} })}
        />
        {tool('rail')}
      </div>
      <div className="results">
        {hasChoices && <div className="chosen">{tool('chips')}</div>}
        {tool('hint')}
        <ProductList
          found={found}
          shown={shown}
          notice={tool('failure')}
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

const typesOf = (products: Product[]) =>
  [...new Set(products.map(({ type }) => type))].map((value) => ({ value }))
