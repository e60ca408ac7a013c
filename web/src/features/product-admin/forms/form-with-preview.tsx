import { Box, Card } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import type { ReactNode } from 'react'
import { sizes } from '#shared/theme/sizes.ts'
import { ProductPreview } from './product-preview.tsx'

/** The form of a product and, on a wide screen, its card beside it. */
export function FormWithPreview({ stored, children }: { stored?: Product; children: ReactNode }) {
  return (
    <Box sx={columns}>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>{children}</Card>
      <ProductPreview {...(stored && { stored })} />
    </Box>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: `minmax(0, ${sizes.wideForm}px)`,
    lg: `minmax(0, ${sizes.wideForm}px) minmax(0, 20rem)`,
  },
}
