import { Box, Typography } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { specificationChips } from '@tech-house/api/contract/specifications/specification-text'
import { Specifications } from '@tech-house/api/contract/specifications/specifications'
import { useWatch } from 'react-hook-form'
import { useObjectUrl } from '#shared/forms/use-object-url.ts'
import { ProductCard } from '#shared/products/product-card.tsx'
import { productListStyles } from '#shared/products/product-grid.styles.ts'
import {
  readSpecifications,
  type SpecificationFormValues,
} from '#shared/specifications/read-specifications.ts'
import { sizes } from '#shared/theme/sizes.ts'
import type { ProductFormValues } from './product-form.ts'

/** The card of the product as it is typed, beside its form. It only shows what the form says. */
export function ProductPreview({ stored }: { stored?: Product }) {
  const typed: Partial<ProductFormValues> = useWatch<ProductFormValues>()
  const chosen = useObjectUrl(typed.image?.[0])
  const image = chosen ?? stored?.image ?? '/products/no-picture.svg'

  return (
    <Box aria-hidden inert sx={beside}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        Preview
      </Typography>
      <Box component="ul" sx={{ ...productListStyles, display: 'block' }}>
        <ProductCard
          key={image}
          product={{ ...previewOf(typed, stored), image }}
          chips={chipsOf(typed.specs)}
        />
      </Box>
    </Box>
  )
}

function previewOf(
  typed: Partial<ProductFormValues>,
  stored: Product | undefined,
): Omit<Product, 'image'> {
  return {
    _id: 'preview',
    product: typed.product || 'Name of the product',
    type: typed.type || 'Type',
    price: Number(typed.price) || 0,
    available_quantity: stored?.available_quantity ?? (Number(typed.available_quantity) || 0),
    minimum_order: Number(typed.minimum_order) || 1,
    description: typed.description || 'Description',
  }
}

/** None until the typed specifications are valid. */
function chipsOf(typed: SpecificationFormValues = {}): string[] {
  const specs = Specifications.safeParse(readSpecifications(typed))
  return specs.success ? specificationChips(specs.data) : []
}

const beside = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: sizes.belowBar,
  alignSelf: 'start',
}
