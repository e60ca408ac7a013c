import { useParams } from 'react-router-dom'
import { PurchaseDetails } from '#features/orders/purchase-details.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { RoleContext } from '#shared/session/use-may.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Order', function Order() {
  const { id = '' } = useParams()
  const role = useRole(useSignedIn().email)
  // The page of another purchase begins anew.
  return (
    <RoleContext value={role}>
      <PurchaseDetails key={id} id={id} />
    </RoleContext>
  )
})
