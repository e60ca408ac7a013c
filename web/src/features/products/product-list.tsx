import { Box, Button, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { groupThousands } from '#shared/money.ts'
import { maxCompared } from './compared-ids.ts'
import { ProductCard } from './product-card.tsx'
import { deferredProductGridStyles, productGridStyles } from './product-grid.styles.ts'
import type { FoundProduct } from './search/catalog-search.ts'
import { useScrollAfterLoad } from './use-scroll-after-load.ts'

interface Props {
  products: Product[]
  /** Products with their chips, as far as the search has told them. */
  details?: FoundProduct[]
  total: number
  /** Whether there are more than is known of. */
  isPart: boolean
  isSearching: boolean
  /** Whether all that is to be shown is there. */
  isComplete: boolean
  isLoadingMore: boolean
  isMoreFailed: boolean
  /** Resolves with whether there are more now. */
  onShowMore: () => Promise<boolean>
  /** Ids. */
  compared: string[]
  onCompare: (id: string) => void
  /** What to do where nothing was found. */
  children?: ReactNode
}

export function ProductList({
  products,
  details = [],
  total,
  isPart,
  isSearching,
  isComplete,
  isLoadingMore,
  isMoreFailed,
  onShowMore,
  compared,
  onCompare,
  children,
}: Props) {
  const list = useRef<HTMLUListElement>(null)
  /** How many cards there were when "Show more" was pressed. */
  const before = useRef<number>(undefined)
  const isScrolled = useScrollAfterLoad(isComplete)
  const chips = new Map(details.map((product) => [product._id, product.chips]))
  const typeOfCompared = [...details, ...products].find(({ _id }) => _id === compared[0])?.type

  useEffect(() => {
    if (before.current === undefined || products.length <= before.current) return
    // The keyboard goes on where the new cards begin, not below them.
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = undefined
  }, [products.length])

  async function showMore() {
    before.current = products.length
    if (!(await onShowMore())) before.current = undefined
  }

  function comparison({ _id, type }: Product) {
    if (compared.includes(_id)) return 'chosen'
    const isOther = typeOfCompared !== undefined && type !== typeOfCompared
    return isOther || compared.length >= maxCompared ? 'closed' : 'open'
  }

  return (
    <>
      <Typography
        role="status"
        tabIndex={-1}
        variant="body2"
        sx={{ mb: 2, color: 'text.secondary' }}
      >
        {count(products.length, total, isPart, isSearching)}
      </Typography>
      {total === 0 && children}
      <Box
        component="ul"
        ref={list}
        // One listener for all cards, whose boxes are therefore marked as read-only to React.
        onChange={({ target }: FormEvent) => {
          if (target instanceof HTMLInputElement) onCompare(target.value)
        }}
        sx={isScrolled ? productGridStyles : deferredProductGridStyles}
      >
        {products.map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            chips={chips.get(product._id)}
            comparison={comparison(product)}
          />
        ))}
      </Box>
      {isMoreFailed && (
        <Typography role="alert" sx={{ mt: 3, color: 'error.main' }}>
          The rest of the catalog could not be loaded. Please try again.
        </Typography>
      )}
      {(products.length < total || isPart) && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          loading={isLoadingMore}
          onClick={showMore}
          sx={{ mt: 4, mx: 'auto', display: 'flex' }}
        >
          Show more
        </Button>
      )}
    </>
  )
}

function count(shown: number, found: number, isPart: boolean, isSearching: boolean): string {
  if (found === 0 && isSearching) return 'Searching…'
  if (found === 0) return isPart ? 'No match yet.' : 'No match. Try another word.'
  const all = `${groupThousands(found)}${isPart ? ' and more' : ''}`
  return `${groupThousands(shown)} of ${all} products`
}
