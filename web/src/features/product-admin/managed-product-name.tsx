import { Box, Link, Typography } from '@mui/material'
import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { Link as RouterLink } from 'react-router-dom'
import { toEditProduct } from '#shared/products/to-edit-product.ts'
import { WithThumbnail } from '#shared/ui/thumbnail.tsx'
import { StateChips } from './state-chips.tsx'

/** Picture, name, type and state of a product; the name opens its form. */
export function ManagedProductName({ product }: { product: ManagedRow }) {
  return (
    <WithThumbnail src={product.image}>
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={toEditProduct(product._id)} color="inherit">
          {product.product}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {product.type}
        </Typography>
        <StateChips product={product} />
      </Box>
    </WithThumbnail>
  )
}
