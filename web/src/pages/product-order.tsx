import type { Product } from '@tech-house/api/contract/catalog/product'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProductFit } from '#features/build/product-fit.tsx'
import { OrderForm } from '#features/orders/order-form.tsx'
import { StockAlert } from '#features/stock-alerts/stock-alert.tsx'
import { paths } from '#shared/paths.ts'
import { useAuthState } from '#shared/session/auth-state.ts'

interface Props {
  product: Product
  fallback: ReactNode
}

export default function ProductOrder({ product, fallback }: Props) {
  const { user } = useAuthState()
  const navigate = useNavigate()

  // The guard of the page redirects those who are not signed in.
  if (!user?.email) return fallback
  const buyer = { email: user.email.toLowerCase(), name: user.displayName }
  return (
    <>
      <OrderForm
        // Another user in another tab gets a new form, without the previous input.
        key={user.uid}
        product={product}
        buyer={buyer}
        onBooked={(booked) => void navigate(paths.myOrder, { state: { booked } })}
        whenSoldOut={<StockAlert productId={product._id} email={buyer.email} />}
      />
      <ProductFit product={product} />
    </>
  )
}
