import { Box, Link, Typography } from '@mui/material'
import type { ManagedRow } from '@tech-house/api/contract/managed-product'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { StateChips } from './state-chips.tsx'
import { toEditProduct } from './to-edit-product.ts'

/** Picture, name, type and state of a product; the name opens its form. */
export function ManagedProductName({ product }: { product: ManagedRow }) {
  const [isMissing, setIsMissing] = useState(false)

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
      <Box
        component="img"
        src={isMissing ? '/products/no-picture.svg' : product.image}
        onError={() => setIsMissing(true)}
        alt=""
        width={56}
        height={42}
        loading="lazy"
        sx={{ borderRadius: 0.75, objectFit: 'cover', flexShrink: 0 }}
      />
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
