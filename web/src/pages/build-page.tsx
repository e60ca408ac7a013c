import { Container, Typography } from '@mui/material'
import { Suspense } from 'react'
import { BuildView } from '#features/build/build-view.tsx'
import { OrderBuild } from '#features/orders/order-build.tsx'
import { WithBuyer } from '#features/session/with-buyer.tsx'
import { measure } from '#shared/theme/sizes.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'

export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 }, display: 'grid', gap: 3 }}>
      <PageHeading>Build a computer</PageHeading>
      <Typography sx={{ maxWidth: measure.text, mt: -2, color: 'text.secondary' }}>
        Choose the parts in any order. Each list starts with what fits.
      </Typography>
      <BuildView>
        {(order) => (
          <Suspense>
            <WithBuyer>{(buyer) => <OrderBuild {...order} {...buyer} />}</WithBuyer>
          </Suspense>
        )}
      </BuildView>
    </Container>
  )
}
