import { Box } from '@mui/material'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { DashboardDrawer } from '#features/dashboard/dashboard-drawer.tsx'
import { useRole } from '#features/users/user-queries.ts'
import { useSignedIn } from '#shared/session/use-signed-in.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

export function DashboardLayout() {
  const { pathname } = useLocation()
  const { email } = useSignedIn()
  const role = useRole(email)

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
      <DashboardDrawer role={role} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense key={pathname} fallback={<FullScreenSpinner />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  )
}

export { DashboardLayout as Component }
