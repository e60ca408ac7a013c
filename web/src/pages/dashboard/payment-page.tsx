import { Button, Container, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { useAccount } from '#shared/session/auth-state.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'
import { useBrowserValue } from '#shared/use-browser-value.ts'

const PaymentReference = lazy(() => import('#features/orders/payment/payment-reference.tsx'))

/** A placeholder: no payment is made. Signed in, it says how to pay. */
export function Component() {
  const params = useParams()
  const account = useAccount()
  // One document is for all orders.
  const id = useBrowserValue(
    () => params.id,
    () => '…',
  )

  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 12 } }}>
      <PageHeading title="Payment">{`This is Payment for ${id}`}</PageHeading>
      <Typography sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        No payment is made here.
      </Typography>
      {account && params.id && (
        <Suspense>
          <PaymentReference key={account.uid} id={params.id} />
        </Suspense>
      )}
      <Button component={Link} to={paths.myOrder} variant="outlined">
        Back to My Order
      </Button>
    </Container>
  )
}
