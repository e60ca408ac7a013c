import { Button, type ButtonProps, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { formatNumber } from '@tech-house/api/parts/format-number'
import { type FormEvent, useEffect, useRef } from 'react'
import { maxCompared } from '#shared/products/compared-ids.ts'
import { ProductCard } from '#shared/products/product-card.tsx'
import type { Elements } from '#shared/ui/elements.ts'
import { useScrollAfterLoad } from '#shared/use-scroll-after-load.ts'
import type { useShownProducts } from './use-shown-products.ts'

type Found = ReturnType<typeof useShownProducts>

interface Props {
  found: Found
  shown: NonNullable<Found['shown']>
  compared: string[]
  onCompare: (id: string) => void
  notice?: Elements
  children?: Elements
}

export function ProductList({ found, shown, compared, onCompare, notice, children }: Props) {
  const { products, total, isPart, result } = shown
  const { isSearching, pages } = found
  const isFailed = found.failure !== null
  const isBefore = isSearching || isFailed
  const list = useRef<HTMLUListElement>(null)
  /** The number of cards before "Show more" was pressed. */
  const before = useRef<number>(undefined)
  const isScrolled = useScrollAfterLoad(found.isComplete)
  const details = result?.products ?? []
  const detailsById = new Map(details.map((product) => [product._id, product]))
  const typeOfCompared = [...details, ...products].find(({ _id }) => _id === compared[0])?.type

  useEffect(() => {
    if (before.current === undefined || products.length <= before.current) return
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = undefined
  }, [products.length])

  function showMore() {
    before.current = products.length
    found.onShowMore()
  }

  function comparison({ _id, type }: Product) {
    if (compared.includes(_id)) return 'chosen'
    if (compared.length >= maxCompared) return 'full'
    return typeOfCompared === undefined || type === typeOfCompared ? 'open' : 'other-type'
  }

  return (
    <>
      <Typography role="status" tabIndex={-1} variant="body2" sx={{ mb: 2 }}>
        {isFailed
          ? 'Showing the previous results.'
          : isSearching
            ? 'Searching…'
            : count(products.length, total, isPart)}
      </Typography>
      {notice}
      {total === 0 && !isBefore && children}
      <ul
        ref={list}
        aria-busy={isBefore}
        // One listener for all cards; without `readOnly` React warns about the boxes.
        onChange={({ target }: FormEvent) => {
          if (target instanceof HTMLInputElement) onCompare(target.value)
        }}
        className={isScrolled ? 'products' : 'products deferred'}
      >
        {products.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            chips={detailsById.get(product._id)?.chips}
            brand={detailsById.get(product._id)?.brand}
            partNumber={detailsById.get(product._id)?.partNumber}
            comparison={comparison(product)}
          />
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <Typography role="alert" sx={{ mt: 3, color: 'error.main' }}>
          The rest of the catalog could not be loaded. Please try again.
        </Typography>
      )}
      {(products.length < total || isPart) && !isBefore && (
        <ShowMoreButton loading={pages.isFetchingNextPage} onClick={showMore} />
      )}
    </>
  )
}

export function ShowMoreButton(props: ButtonProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      sx={{ mt: 4, mx: 'auto', display: 'flex' }}
      {...props}
    >
      Show more
    </Button>
  )
}

function count(shown: number, found: number, isPart: boolean): string {
  if (found === 0) return isPart ? 'No match yet.' : 'No match. Try another word.'
  const all = `${formatNumber(found)}${isPart ? ' and more' : ''}`
  return `${formatNumber(shown)} of ${all} products`
}
