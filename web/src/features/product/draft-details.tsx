import { Alert } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { toEditProduct } from '#shared/paths.ts'
import { managedProduct } from '#shared/products/managed-product.ts'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import PriceHistory from './price-history.tsx'
import { ProductView } from './product-view.tsx'

interface Props {
  id: string
  /** Thrown if there is no such product, a draft or not. */
  error: unknown
}

export function DraftDetails({ id, error }: Props) {
  const { data } = useSuspenseQuery(managedProduct(id))
  if (!data) throw error

  return (
    <ProductView product={data}>
      <Alert severity="info">This is a draft. Only staff see it, and nobody can order it.</Alert>
      <LinkButton to={toEditProduct(id)}>Edit Product</LinkButton>
      <PriceHistory id={id} isDraft />
    </ProductView>
  )
}
