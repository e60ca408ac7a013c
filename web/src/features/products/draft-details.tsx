import { Alert } from '@mui/material'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '#shared/ui/link-button.tsx'
import { managedProduct } from './product-queries.ts'
import { ProductView } from './product-view.tsx'
import { toEditProduct } from './to-edit-product.ts'

interface Props {
  id: string
  /** Thrown if there is no such product, a draft or not. */
  error: unknown
}

/** A draft as its page will look, for admins. */
export function DraftDetails({ id, error }: Props) {
  const { data } = useSuspenseQuery(managedProduct(id))
  if (!data) throw error

  return (
    <ProductView product={data}>
      <Alert severity="info">This is a draft. Only admins see it, and nobody can order it.</Alert>
      <LinkButton to={toEditProduct(id)}>Edit Product</LinkButton>
    </ProductView>
  )
}
