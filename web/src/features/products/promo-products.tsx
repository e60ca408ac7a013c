import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/product'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import { formatDollars } from '#shared/money.ts'
import { toProduct } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { catalog } from './catalog-query.ts'
import { ProductPicture } from './product-picture.tsx'

/** The three newest products in stock, on wide windows. */
export function PromoProducts() {
  const { data } = useInfiniteQuery(catalog)
  // None in the first render, like in the prerendered page.
  const products = useDeferredValue(data ?? none, none)

  return (
    <Box sx={row}>
      {products
        .filter(isInStock)
        .slice(0, 3)
        .map((product) => (
          <Link key={product._id} to={toProduct(product._id)}>
            <ProductPicture product={product} />
            {formatDollars(product.price)}
          </Link>
        ))}
    </Box>
  )
}

const none: Product[] = []
const isInStock = (product: Product) => !isSoldOut(product)

const row = (theme: Theme) => ({
  display: { xs: 'none', md: 'flex' },
  justifyContent: 'center',
  gap: 3,
  // Reserved until the products are loaded.
  minHeight: sizes.promo,
  '& a': {
    ...theme.typography.body2,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: 0.5,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& img': { width: 'auto', height: sizes.promoPicture, borderRadius: 1, bgcolor: 'common.white' },
})
