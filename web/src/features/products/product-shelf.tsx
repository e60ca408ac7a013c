import { Box, Button, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import { startTransition, useEffect, useRef, useState } from 'react'
import { ProductCard } from './product-card.tsx'
import { productGridLook } from './product-grid-look.ts'
import type { Rest } from './read-on.ts'

/** How many cards are drawn before "Show more", and with each press of it. */
const lot = 48

interface Props {
  products: Product[]
  /** What of the list has not been read yet. */
  rest: Rest
}

export function ProductShelf({ products, rest }: Props) {
  const [lots, setLots] = useState(1)
  const shelf = useRef<HTMLUListElement>(null)
  const shown = products.slice(0, lots * lot)
  const hasMore = shown.length < products.length || rest.hasNextPage

  /** How many cards there were when more were asked for. */
  const before = useRef<number>(undefined)

  useEffect(() => {
    if (before.current === undefined || shown.length === before.current) return
    // The keyboard goes on where the new cards begin, not below them.
    shelf.current?.children[before.current]?.querySelector('a')?.focus()
    before.current = undefined
  }, [shown.length])

  async function showMore() {
    before.current = shown.length
    if (shown.length === products.length) {
      const { isFetchNextPageError } = await rest.fetchNextPage()
      if (isFetchNextPageError) {
        before.current = undefined
        return
      }
    }
    startTransition(() => setLots(lots + 1))
  }

  return (
    <>
      <Typography role="status" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {count(shown.length, products.length, rest.hasNextPage)}
      </Typography>
      <Box component="ul" ref={shelf} sx={productGridLook}>
        {shown.map((product) => (
          <ProductCard key={product._id} product={product} />
        ))}
      </Box>
      {rest.isFetchNextPageError && (
        <Typography role="alert" sx={{ mt: 3, color: 'error.main' }}>
          The rest of the catalog could not be loaded. Please try again.
        </Typography>
      )}
      {hasMore && (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          loading={rest.isFetchingNextPage}
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
  if (found === 0) return isPart ? 'Nothing yet that fits.' : 'Nothing fits. Try another word.'
  const all = `${found.toLocaleString('en')}${isPart ? ' and more' : ''}`
  return `${shown.toLocaleString('en')} of ${all} products`
}
