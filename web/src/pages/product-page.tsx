import { useNavigate, useParams } from 'react-router-dom'
import { ProductFit } from '#features/build/product-fit.tsx'
import { storedOrderAttempt } from '#features/orders/order-attempt.ts'
import { OrderForm } from '#features/orders/order-form.tsx'
import { ProductDetails } from '#features/products/product-details.tsx'
import { RelatedProducts } from '#features/products/related-products.tsx'
import { StockAlert } from '#features/stock-alerts/stock-alert.tsx'
import { paths } from '#shared/paths.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { toastSuccess } from '#shared/toast.ts'

export function ProductPage() {
  const { id = '' } = useParams()
  const buyer = useSignedIn()
  const navigate = useNavigate()

  function showBooked() {
    void toastSuccess('Your order is booked')
    void navigate(paths.myOrder)
  }

  return (
    // An order without an answer may be booked: only its form can find out.
    <>
      <ProductDetails
        id={id}
        keepDeleted={() => storedOrderAttempt(buyer.email, id).read() !== undefined}
      >
        {(product) => (
          <>
            <OrderForm
              product={product}
              buyer={buyer}
              onBooked={showBooked}
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

export { ProductPage as Component }
