import { Box, Container } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { hasUnconfirmedOrder } from '#features/orders/use-place-order.ts'
import { ProductDetails } from '#features/product/product-details.tsx'
import { RelatedProducts } from '#features/product/related-products.tsx'
import { CallError } from '#shared/api/call-error.ts'
import { toProduct } from '#shared/paths.ts'
import { sizes } from '#shared/theme/sizes.ts'
import { ErrorBoundary } from '#shared/ui/failures/error-boundary.tsx'
import { WhenVisible } from '#shared/ui/when-visible.tsx'

// The product is shown before the code of Firebase Auth has loaded.
const ProductOrder = lazy(() => import('./product-order.tsx'))
const PriceHistory = lazy(() => import('#features/product/price-history.tsx'))
const DraftProduct = lazy(() => import('./draft-product.tsx'))

export function Component() {
  const { id = '' } = useParams()

  return (
    <ErrorBoundary key={id} fallback={(error) => <MissingProduct id={id} error={error} />}>
      {/* An order without a response may be booked: only its form can find out. */}
      <ProductDetails id={id} keepDeleted={() => hasUnconfirmedOrder(id)}>
        {(product) => (
          <Suspense fallback={<OrderSpace />}>
            {product._id === id || hasUnconfirmedOrder(id) ? (
              // Under the id of the unconfirmed order.
              <ProductOrder product={{ ...product, _id: id }} fallback={<OrderSpace />} />
            ) : (
              // It was merged into this one.
              <Navigate to={toProduct(product._id)} replace />
            )}
          </Suspense>
        )}
      </ProductDetails>
      <Container maxWidth="lg" sx={{ pb: 5 }}>
        <WhenVisible minHeight={sizes.chart}>
          <PriceHistory id={id} />
        </WhenVisible>
      </Container>
      <RelatedProducts id={id} />
    </ErrorBoundary>
  )
}

/** Keeps what is below it in place. */
const OrderSpace = () => <Box sx={{ minHeight: sizes.order }} />

/** A product that is missing for customers may be a draft. */
function MissingProduct({ id, error }: { id: string; error: unknown }) {
  if (!(error instanceof CallError) || error.status !== 404) throw error
  return <DraftProduct id={id} error={error} />
}
