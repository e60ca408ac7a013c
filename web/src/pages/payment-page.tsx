import { Container } from '@mui/material'
import { useParams } from 'react-router-dom'
import { PageHeading } from '#shared/ui/page-heading.tsx'

/** A placeholder on purpose: no payment is made [DASH-6]. */
export function PaymentPage() {
  const { id } = useParams()

  return (
    <Container maxWidth="md" sx={{ py: { xs: 6, md: 12 } }}>
      <PageHeading title="Payment">{`This is Payment for ${id}`}</PageHeading>
    </Container>
  )
}
