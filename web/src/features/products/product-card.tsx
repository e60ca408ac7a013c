import { Box, Button, Card, Chip, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import { isSoldOut } from '@tech-house/api/contract/stock'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatDollars } from '#shared/money.ts'
import { toProduct } from '#shared/paths.ts'
import { ProductFact } from './product-fact.tsx'
import { ProductPicture } from './product-picture.tsx'

export function ProductCard({ product }: { product: Product }) {
  const soldOut = isSoldOut(product)
  const nameId = useId()

  return (
    <Card component="li" sx={{ display: 'flex', flexDirection: 'column', position: 'relative' }}>
      <ProductPicture product={product} />
      {soldOut && (
        <Chip
          label="Sold out"
          sx={{ position: 'absolute', top: 0, right: 0, m: 1.5, bgcolor: 'background.paper' }}
        />
      )}
      <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 }}>
        <Typography id={nameId} variant="h5" component="h3">
          {product.product}
        </Typography>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
          <ProductFact label="Price">
            <Typography variant="h3" component="span" sx={{ color: 'primary.main' }}>
              {formatDollars(product.price)}
            </Typography>
          </ProductFact>
          <ProductFact label="Type">{product.type}</ProductFact>
          <ProductFact label="Available Quantity">{product.available_quantity}</ProductFact>
          <ProductFact label="Minimum Order">{product.minimum_order}</ProductFact>
          <Box sx={{ mt: 1 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              Description
            </Typography>
            <Typography component="dd" variant="body2" sx={clamped}>
              {product.description}
            </Typography>
          </Box>
        </Box>
        <Button
          component={Link}
          to={toProduct(product._id)}
          variant={soldOut ? 'outlined' : 'contained'}
          aria-describedby={nameId}
          sx={{ mt: 'auto' }}
        >
          Order now
        </Button>
      </Box>
    </Card>
  )
}

const clamped = {
  m: 0,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
}
