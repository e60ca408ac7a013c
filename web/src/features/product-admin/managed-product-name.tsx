import { Box, Link, Typography } from '@mui/material'
import type { ManagedRow } from '@tech-house/api/contract/catalog/managed-product'
import { Link as RouterLink } from 'react-router-dom'
import { toEditProduct } from '#shared/products/to-edit-product.ts'
import { Thumbnail } from '#shared/ui/thumbnail.tsx'
import { StateChips } from './state-chips.tsx'

/** Picture, name, type and state of a product; the name opens its form. */
export function ManagedProductName({ product }: { product: ManagedRow }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        overflowWrap: 'anywhere',
        justifyContent: { xs: 'flex-end', md: 'flex-start' },
      }}
    >
      <Thumbnail src={product.image} width={56} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={toEditProduct(product._id)} color="inherit">
          {product.product}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {product.type}
        </Typography>
        <StateChips product={product} />
      </Box>
    </Box>
  )
}
