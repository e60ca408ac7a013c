import { Box, Container, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/product'
import type { ReactNode } from 'react'
import { CallError } from '#shared/api/call-error.ts'
import { formatDollars } from '#shared/money.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'
import { ProductFact } from './product-fact.tsx'
import { ProductGone } from './product-gone.tsx'
import { ProductPicture } from './product-picture.tsx'
import { useProduct } from './use-product.ts'

interface Props {
  id: string
  /** Whether to keep showing a product that is deleted meanwhile. */
  keepDeleted: () => boolean
  /** What can be done with the product, below its facts. */
  children: (product: Product) => ReactNode
}

export function ProductDetails({ id, keepDeleted, children }: Props) {
  const { data, error } = useProduct(id)

  if (error instanceof CallError && error.status === 404 && !keepDeleted()) {
    return <ProductGone name={data.product} />
  }

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 7 } }}>
      <Box sx={halves}>
        <Box sx={{ borderRadius: 1.5, overflow: 'hidden', alignSelf: { md: 'start' } }}>
          <ProductPicture product={data} eager />
        </Box>
        <Box sx={facts}>
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <PageHeading>{data.product}</PageHeading>
            <Typography variant="h2" component="p" sx={{ color: 'primary.main' }}>
              {formatDollars(data.price)}
            </Typography>
          </Box>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
            <ProductFact label="Type">{data.type}</ProductFact>
            <ProductFact label="Available Quantity">{data.available_quantity}</ProductFact>
            <ProductFact label="Minimum Order">{data.minimum_order}</ProductFact>
          </Box>
          <Typography sx={{ whiteSpace: 'pre-line' }}>{data.description}</Typography>
          {children(data)}
        </Box>
      </Box>
    </Container>
  )
}

const facts = {
  display: { xs: 'contents', md: 'grid' },
  gap: 3,
  alignContent: 'start',
  minWidth: 0,
  // Part numbers and addresses have no spaces to break at.
  overflowWrap: 'anywhere',
}

const halves = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
}
