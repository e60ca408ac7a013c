import { Box, Button, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import { useEffect, useRef } from 'react'
import { groupThousands } from '#shared/money.ts'
import type { RemainingPages } from './fetch-remaining-pages.ts'
import { ProductCard } from './product-card.tsx'
import { deferredProductGridStyles, productGridStyles } from './product-grid.styles.ts'
import { useScrollAfterLoad } from './use-scroll-after-load.ts'

/** How many cards are drawn before "Show more"; a multiple of each number of columns. */
export const firstBatch = 12
/** How many more each press draws. */
const batch = 24

interface Props {
  products: Product[]
  remaining: RemainingPages
  /** Whether all that is to be shown has been fetched. */
  isComplete: boolean
  maxShown: number
  onShowMore: (maxShown: number) => void
}

export function ProductList({ products, remaining, isComplete, maxShown, onShowMore }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const shown = products.slice(0, maxShown)
  const hasMore = shown.length < products.length || remaining.hasNextPage
  /** How many cards there were when "Show more" was pressed. */
  const before = useRef<number>(undefined)
  const isScrolled = useScrollAfterLoad(isComplete)

  useEffect(() => {
    if (before.current === undefined || shown.length <= before.current) return
    // The keyboard goes on where the new cards begin, not below them.
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true })
    before.current = undefined
  }, [shown.length])

  async function showMore() {
    before.current = shown.length
    if (shown.length === products.length) {
      const { isFetchNextPageError } = await remaining.fetchNextPage()
      if (isFetchNextPageError) {
        before.current = undefined
        return
      }
    }
    onShowMore(shown.length + batch)
  }

  return (
    <>
      <Typography role="status" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {count(shown.length, products.length, remaining.hasNextPage)}
      </Typography>
      <Box
        component="ul"
        ref={list}
        sx={isScrolled ? productGridStyles : deferredProductGridStyles}
      >
        {shown.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </Box>
      {remaining.isFetchNextPageError && (
        <Typography role="alert" sx={{ mt: 3, color: 'error.main' }}>
          The rest of the catalog could not be loaded. Please try again.
        </Typography>
      )}
      {hasMore && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          loading={remaining.isFetchingNextPage}
          onClick={showMore}
          sx={{ mt: 4, mx: 'auto', display: 'flex' }}
        >
          Show more
        </Button>
      )}
    </>
  )
}

function count(shown: number, found: number, isPart: boolean): string {
  if (found === 0) return isPart ? 'No match yet.' : 'No match. Try another word.'
  const all = `${groupThousands(found)}${isPart ? ' and more' : ''}`
  return `${groupThousands(shown)} of ${all} products`
}
