import { Container, Typography } from '@mui/material'
import { QuickOrder } from '#features/quick-order/quick-order.tsx'
import { WithBuyer } from '#features/session/with-buyer.tsx'
import { measure } from '#shared/theme/sizes.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 }, display: 'grid', gap: 3 }}>
      <PageHeading>Quick order</PageHeading>
      <Typography sx={{ maxWidth: measure.text, color: 'text.secondary' }}>
        Paste up to 200 lines or choose a CSV file. You see every product with its price before you
        confirm the order.
      </Typography>
      <WithBuyer fallback={<FullScreenSpinner />}>{(buyer) => <QuickOrder {...buyer} />}</WithBuyer>
    </Container>
  )
}
