import { Box } from '@mui/material'
import { isGranted } from '@tech-house/api/contract/accounts/role'
import { Suspense } from 'react'
import { AccountDataCard } from '#features/account-data/account-data-card.tsx'
import { LatestOrders } from '#features/orders/latest-orders.tsx'
import { ShopTiles } from '#features/overview/shop-tiles.tsx'
import { AddressBook } from '#features/profile/address-book.tsx'
import { ProfileCard } from '#features/profile/profile-card.tsx'
import { WithStaffToken } from '#features/session/with-staff-token.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { DashboardPage } from '#shared/ui/dashboard-page.tsx'
import { ErrorBoundary } from '#shared/ui/failures/error-boundary.tsx'

export function Component() {
  const { email } = useSignedIn()
  const role = useRole(email)

  return (
    <DashboardPage heading="My Profile">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProfileCard />
        {isGranted(role, 'admin') ? (
          <WithStaffToken role={role} fallback={null}>
            <ShopTiles />
            {/* Shown together with what is above it, which would push it down. */}
            <AccountDataCard />
            <AddressBook email={email} />
          </WithStaffToken>
        ) : (
          <Suspense>
            <ErrorBoundary fallback={() => null}>
              <LatestOrders email={email} />
            </ErrorBoundary>
            <AccountDataCard />
            <AddressBook email={email} />
          </Suspense>
        )}
      </Box>
    </DashboardPage>
  )
}
