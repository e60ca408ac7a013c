import { Box } from '@mui/material'
import type { SxProps, Theme } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { formatDollars } from '@tech-house/api/contract/format-number'
import { Link } from 'react-router-dom'
import { toProduct } from '#shared/paths.ts'
import { ProductImage } from '#shared/products/product-image.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { catalog } from './catalog-query.ts'

const maxShown = 3

/** New products in stock, each of another type. */
export function PromoProducts() {
  // The catalog below reads them: its prerendered spinner must be hydrated before they are there.
  const { data: products = [] } = useInfiniteQuery({
    ...catalog,
    enabled: false,
    throwOnError: false,
  })
  const shown = products.filter(isFirstInStock).slice(0, maxShown)

  return (
    // Also when it is empty: the styles are then in the prerendered page.
    <Box sx={row}>
      {shown.map((product) => (
        <Link key={product._id} to={toProduct(product._id)}>
          <ProductImage product={product} />
          <span className="name">{product.product}</span>
          {formatDollars(product.price)}
        </Link>
      ))}
    </Box>
  )
}

const isFirstInStock = (product: Product, index: number, all: Product[]) =>
  !isSoldOut(product) &&
  all.findIndex((other) => other.type === product.type && !isSoldOut(other)) === index

const row: SxProps<Theme> = {
  height: '100%',
  display: 'flex',
  justifyContent: 'center',
  gap: 2,
  typography: 'body2',
  '& a ~ a': { display: { md: 'none', lg: 'block' } },
  '& a': {
    // Taller where the browser's text is larger.
    alignSelf: 'start',
    minHeight: '100%',
    width: sizes.promoProduct,
    overflow: 'hidden',
    pb: 0.5,
    borderRadius: 1,
    color: 'text.primary',
    bgcolor: 'background.paper',
    textAlign: 'center',
    textDecoration: 'none',
  },
  '& .product-image': {
    height: sizes.promoImage,
    objectFit: 'contain',
    bgcolor: 'transparent',
  },
  '& .name': {
    display: '-webkit-box',
    mx: 1,
    overflow: 'hidden',
    typography: 'caption',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
}
