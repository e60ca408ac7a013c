import { Box } from '@mui/material'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { DashboardDrawer } from './dashboard-drawer.tsx'

export function DashboardLayout() {
  const { pathname } = useLocation()

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
      <DashboardDrawer />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Suspense key={pathname} fallback={<FullScreenSpinner />}>
          <Outlet />
        </Suspense>
      </Box>
    </Box>
  )
}

export { DashboardLayout as Component }
