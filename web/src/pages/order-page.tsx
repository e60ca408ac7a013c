import { useParams } from 'react-router-dom'
import { OrderDetails } from '#features/orders/order-details.tsx'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function OrderPage() {
  const { id = '' } = useParams()

  return (
    <DashboardPage heading="Order">
      <OrderDetails id={id} />
    </DashboardPage>
  )
}

export { OrderPage as Component }
