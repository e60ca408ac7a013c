import { useParams } from 'react-router-dom'
import { CustomerDetails } from '#features/users/customer-details.tsx'
import { dashboardPage } from '#shared/ui/dashboard-page.tsx'

export const Component = dashboardPage('Customer', function Customer() {
  const { id = '' } = useParams()
  return <CustomerDetails id={id} />
})
