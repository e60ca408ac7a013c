import { Box, Typography } from '@mui/material'
import type { ManagedProduct } from '@tech-house/api/contract/catalog/managed-product'
import { StateChips } from '../state-chips.tsx'
import { StockButton } from '../stock/stock-button.tsx'

/** The state and the stock of a product, which is corrected apart from its other fields. */
export function ProductStatus({ product }: { product: ManagedProduct }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <Typography>
        Available quantity: <strong>{product.available_quantity}</strong>
      </Typography>
      <StateChips product={product} />
      <Box sx={{ ml: 'auto' }}>
        <StockButton product={product} />
      </Box>
    </Box>
  )
}
