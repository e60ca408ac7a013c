import { Container, Typography } from '@mui/material'
import { type ComponentProps, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUser } from 'reactfire'
import { BuildView } from '#features/build/build-view.tsx'
import { OrderBuild } from '#features/orders/order-build.tsx'
import { SessionProvider } from '#features/session/session-provider.tsx'
import { paths } from '#shared/paths.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { measure } from '#shared/theme/sizes.ts'
import { toastSuccess } from '#shared/toast.ts'
import { PageHeading } from '#shared/ui/page-heading.tsx'

/** Visitors put a computer together, too; they log in to order it. */
export function BuildPage() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 6 }, display: 'grid', gap: 3 }}>
      <PageHeading>Build a computer</PageHeading>
      <Typography sx={{ maxWidth: measure.text, mt: -2, color: 'text.secondary' }}>
        Choose the parts in any order. Each list starts with what fits.
      </Typography>
      <BuildView>
        {(order) => (
          <Suspense>
            <SessionProvider>
              <Order {...order} />
            </SessionProvider>
          </Suspense>
        )}
      </BuildView>
    </Container>
  )
}

function Order(order: Pick<ComponentProps<typeof OrderBuild>, 'lines' | 'search' | 'isReady'>) {
  const { status, data: user } = useUser()
  const hint = useAuthHint()
  const navigate = useNavigate()
  if (status === 'loading' && hint !== 'signed-out') return null

  const email = user?.email?.toLowerCase()
  return (
    <OrderBuild
      // Another user starts with their own unconfirmed order.
      key={email ?? ''}
      {...order}
      email={email}
      onDone={() => {
        void toastSuccess('Your order is booked')
        void navigate(paths.myOrder)
      }}
    />
  )
}

export { BuildPage as Component }
