import { useParams } from 'react-router-dom'
import { OrderDetails } from '#features/orders/order-details.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function Component() {
  const { id = '' } = useParams()
  const { email } = useSignedIn()
  const role = useRole(email)

  return (
    <DashboardPage heading="Order">
      <OrderDetails id={id} isAdmin={role === 'admin'} />
    </DashboardPage>
  )
}
