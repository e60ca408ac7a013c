import { Box } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { DashboardDrawer } from '#features/dashboard/dashboard-drawer.tsx'
import { DashboardLinks } from '#features/dashboard/dashboard-links.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { RequestAuth } from '#shared/session/request-auth.tsx'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

export function Component() {
  const { pathname } = useLocation()

  return (
    <Box sx={frame}>
      <DashboardDrawer>
        {/* The page does not wait for the role. */}
        <Suspense>
          <OwnLinks />
        </Suspense>
      </DashboardDrawer>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense key={pathname} fallback={<FullScreenSpinner />}>
          <Outlet />
          <RequestAuth />
        </Suspense>
      </Box>
    </Box>
  )
}

const OwnLinks = () => <DashboardLinks role={useRole(useSignedIn().email)} />

/** As wide as the navigation at the top, so that drawer and brand start at the same line. */
const frame = (theme: Theme) => ({
  flex: 1,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  width: '100%',
  maxWidth: theme.breakpoints.values.xl,
  mx: 'auto',
})
