import { useNavigate, useParams } from 'react-router-dom'
import { useUser } from 'reactfire'
import { ProductFit } from '#features/build/product-fit.tsx'
import { OrderForm } from '#features/orders/order-form.tsx'
import { hasUnconfirmedOrder } from '#features/orders/use-place-order.ts'
import { DraftDetails } from '#features/product/draft-details.tsx'
import { ProductDetails } from '#features/product/product-details.tsx'
import { RelatedProducts } from '#features/product/related-products.tsx'
import { WithAdminToken } from '#features/session/with-admin-token.tsx'
import { StockAlert } from '#features/stock-alerts/stock-alert.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { CallError } from '#shared/api/call-error.ts'
import { paths } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

export function Component() {
  const { id = '' } = useParams()

  return (
    <ErrorBoundary key={id} fallback={(error) => <MissingProduct id={id} error={error} />}>
      <PublishedProduct id={id} />
    </ErrorBoundary>
  )
}

function PublishedProduct({ id }: { id: string }) {
  const buyer = useSignedIn()
  const navigate = useNavigate()

  return (
    // An order without a response may be booked: only its form can find out.
    <>
      <ProductDetails id={id} keepDeleted={() => hasUnconfirmedOrder(buyer.email, id)}>
        {(product) => (
          <>
            <OrderForm
              product={product}
              buyer={buyer}
              onBooked={() => void navigate(paths.myOrder)}
              whenSoldOut={<StockAlert productId={id} email={buyer.email} />}
            />
            <ProductFit product={product} />
          </>
        )}
      </ProductDetails>
      <RelatedProducts id={id} />
    </>
  )
}

interface Missing {
  id: string
  error: unknown
}

/** A product that is missing for customers may be a draft. */
function MissingProduct({ id, error }: Missing) {
  if (!(error instanceof CallError) || error.status !== 404) throw error
  return <DraftForAdmin id={id} error={error} />
}

function DraftForAdmin({ id, error }: Missing) {
  const { data: user } = useUser()
  const isAdmin = useRole(useSignedIn().email) === 'admin'

  if (!isAdmin || !user) throw error
  return (
    <WithAdminToken user={user} fallback={<FullScreenSpinner />}>
      <DraftDetails id={id} error={error} />
    </WithAdminToken>
  )
}
