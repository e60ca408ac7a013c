import { MyOrdersTable } from '#features/orders/my-orders-table.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'

export function MyOrderPage() {
  const { email } = useSignedIn()

  return (
    <DashboardPage heading="My Order">
      <MyOrdersTable email={email} />
    </DashboardPage>
  )
}

export { MyOrderPage as Component }
