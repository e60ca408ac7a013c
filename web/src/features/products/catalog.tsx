import { Typography } from '@mui/material'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { DelayedSpinner } from '#shared/ui/delayed-spinner.tsx'
import { catalog } from './catalog-query.ts'
import { fetchRemainingPages } from './fetch-remaining-pages.ts'
import { findProducts, noFilter } from './find-products.ts'
import { ProductFinder } from './product-finder.tsx'
import { firstBatch, ProductList } from './product-list.tsx'
import { useHistoryState } from './use-history-state.ts'

/** The first page of the catalog, and all of it as soon as somebody searches. */
export function Catalog() {
  const list = useInfiniteQuery(catalog)
  // The first commit of the list is split into slices, between which the page stays responsive.
  const products = useDeferredValue(list.data)
  const [view, setView] = useHistoryState('catalog', { filter: noFilter, shown: firstBatch })
  const filter = useDeferredValue(view.filter)

  const { hasNextPage } = list
  const isFiltered = view.filter.words !== '' || view.filter.type !== ''
  /** How many rows the view needs beyond those that were fetched; a search needs them all. */
  const missing = isFiltered ? Number.POSITIVE_INFINITY : view.shown - (list.data?.length ?? 0)
  const fetchMore = useEffectEvent(() => {
    void (isFiltered ? fetchRemainingPages(list) : list.fetchNextPage())
  })

  useEffect(() => {
    // A view that Back or a reload restores may be of more than the first page.
    if (hasNextPage && missing > 0) fetchMore()
  }, [hasNextPage, missing])

  if (!products) return <DelayedSpinner />
  if (products.length === 0) {
    return <Typography>There are no products today. Please check back soon.</Typography>
  }
  return (
    <>
      <ProductFinder
        products={products}
        filter={view.filter}
        onFilter={(next) => setView(() => ({ filter: next, shown: firstBatch }))}
        onSearchFocus={() => void fetchRemainingPages(list)}
      />
      <ProductList
        products={findProducts(products, filter)}
        remaining={list}
        isComplete={products === list.data && (!hasNextPage || missing <= 0)}
        maxShown={view.shown}
        onShowMore={(shown) => setView((current) => ({ ...current, shown }))}
      />
    </>
  )
}
