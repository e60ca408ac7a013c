import { Container, Typography } from '@mui/material'
import { useNavigate } from 'react-router-dom'
import { useUser } from 'reactfire'
import { QuickOrder } from '#features/orders/quick-order.tsx'
import { findCatalogLines } from '#features/products/find-catalog-lines.ts'
import { SessionProvider } from '#features/session/session-provider.tsx'
import { paths } from '#shared/paths.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { measure } from '#shared/theme/sizes.ts'
import { toastSuccess } from '#shared/toast.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { PageHeading } from '#shared/ui/page-heading.tsx'

/** Visitors fill the list, too; they log in to order it. */
export function QuickOrderPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 }, display: 'grid', gap: 3 }}>
      <PageHeading>Quick order</PageHeading>
      <Typography sx={{ maxWidth: measure.text, color: 'text.secondary' }}>
        Paste up to 200 lines or choose a CSV file. Nothing is ordered before you confirm.
      </Typography>
      <SessionProvider>
        <List />
      </SessionProvider>
    </Container>
  )
}

function List() {
  const { status, data: user } = useUser()
  const hint = useAuthHint()
  const navigate = useNavigate()
  if (status === 'loading' && hint !== 'signed-out') return <FullScreenSpinner />

  const email = user?.email?.toLowerCase()
  return (
    <QuickOrder
      // Another user starts with their own unconfirmed order.
      key={email ?? ''}
      find={findCatalogLines}
      email={email}
      onDone={() => {
        void toastSuccess('Your order is booked')
        void navigate(paths.myOrder)
      }}
    />
  )
}

export { QuickOrderPage as Component }
