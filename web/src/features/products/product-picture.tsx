import { Box } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'

/** Keeps its 4:3 place while it loads, so that nothing jumps. */
export function ProductPicture({ product, eager }: { product: Product; eager?: boolean }) {
  return (
    <Box
      component="img"
      src={product.image}
      alt={product.product}
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '4 / 3',
        objectFit: 'cover',
        bgcolor: 'primary.light',
      }}
    />
  )
}
