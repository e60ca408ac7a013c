import { Box, Card, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { isSpecifications } from '@tech-house/api/parts/specifications/is-specifications'
import { specificationChips } from '@tech-house/api/parts/specifications/specification-text'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useObjectUrl } from '#shared/forms/use-object-url.ts'
import { ProductCard } from '#shared/products/product-card.tsx'
import { productListStyles } from '#shared/products/product-grid.styles.ts'
import { readPrice, readWhole } from '#shared/read-number.ts'
import {
  readSpecifications,
  type SpecificationFormValues,
} from '#shared/specifications/read-specifications.ts'
import { sizes } from '#shared/theme/sizes.ts'
import type { ProductFormValues } from './product-form.ts'

export function FormWithPreview({ stored, children }: { stored?: Product; children: ReactNode }) {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('lg'), { noSsr: true })
  return (
    <Box sx={columns}>
      <Card sx={{ p: { xs: 2, sm: 4 } }}>{children}</Card>
      {isWide && <ProductPreview stored={stored} />}
    </Box>
  )
}

function ProductPreview({ stored }: { stored: Product | undefined }) {
  const values: Partial<ProductFormValues> = useWatch<ProductFormValues>()
  const chosen = useObjectUrl(values.image?.[0])
  const image = chosen ?? stored?.image ?? '/products/no-picture.svg'

  return (
    <Box aria-hidden inert sx={beside}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        Preview
      </Typography>
      <Box component="ul" sx={{ ...productListStyles, display: 'block' }}>
        <ProductCard
          key={image}
          product={{ ...previewProduct(values, stored), image }}
          chips={listChips(values.specs)}
        />
      </Box>
    </Box>
  )
}

function previewProduct(values: Partial<ProductFormValues>, stored: Product | undefined) {
  return {
    _id: 'preview',
    product: values.product || 'Name of the product',
    type: values.type || 'Type',
    price: readPrice(values.price ?? '') ?? 0,
    available_quantity:
      stored?.available_quantity ?? readWhole(values.available_quantity ?? '') ?? 0,
    minimum_order: readWhole(values.minimum_order ?? '') || 1,
    description: values.description || 'Description',
  } satisfies Record<Exclude<keyof Product, 'image' | 'priorPrice'>, unknown>
}

function listChips(values: SpecificationFormValues = {}): string[] {
  const specs = readSpecifications({ ...values, source: '' })
  return isSpecifications(specs) ? specificationChips(specs) : []
}

const columns = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: {
    xs: `minmax(0, ${sizes.wideForm}px)`,
    lg: `minmax(0, ${sizes.wideForm}px) minmax(0, 20rem)`,
  },
}

const beside = {
  position: 'sticky',
  top: sizes.belowBar,
  alignSelf: 'start',
}
