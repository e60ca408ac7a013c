import { useNavigate, useParams } from 'react-router-dom'
import { OrderForm } from '#features/orders/order-form.tsx'
import { ProductDetails } from '#features/products/product-details.tsx'
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
    <ProductDetails id={id}>
      {(product) => <OrderForm product={product} buyer={buyer} onBooked={showBooked} />}
    </ProductDetails>
  )
}

export { ProductPage as Component }
