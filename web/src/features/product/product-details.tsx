import { Container } from '@mui/material'
import type { Product } from '@tech-house/api/contract/catalog/product'
import { CallError } from '#shared/api/call-error.ts'
import { paths } from '#shared/paths.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { EmptyState } from '#shared/ui/failures/empty-state.tsx'
import { LinkButton } from '#shared/ui/links/link-button.tsx'
import { ProductView } from './product-view.tsx'
import { useProduct } from './use-product.ts'

interface Props {
  id: string
  keepDeleted: () => boolean
  children: (product: Product) => Elements
}

export function ProductDetails({ id, keepDeleted, children }: Props) {
  const { data, error } = useProduct(id)

  if (error instanceof CallError && error.status === 404 && !keepDeleted()) {
    return (
      <Container maxWidth="sm" role="alert" sx={{ py: { xs: 3, md: 8 } }}>
        <EmptyState
          heading="h1"
          title={`${data.product} is gone`}
          hint="The shop has just stopped selling it. Nothing was ordered."
        >
          <LinkButton to={paths.services}>See the products</LinkButton>
        </EmptyState>
      </Container>
    )
  }
  return <ProductView product={data}>{children(data)}</ProductView>
}
