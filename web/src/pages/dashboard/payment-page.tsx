import { Button, Container, Typography } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'
import { useBrowserValue } from '#shared/use-browser-value.ts'

/** A placeholder: no payment is made. */
export function Component() {
  const params = useParams()
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
      <Button component={Link} to={paths.myOrder} variant="outlined">
        Back to My Order
      </Button>
    </Container>
  )
}
