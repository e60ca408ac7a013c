import { Box } from '@mui/material'
import { Outlet, useLocation } from 'react-router-dom'
import { PageBoundary } from '#shared/ui/page-boundary.tsx'
import { DashboardDrawer } from './dashboard-drawer.tsx'

export function DashboardLayout() {
  const { pathname } = useLocation()

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: { xs: 'column', md: 'row' } }}>
      <DashboardDrawer />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <PageBoundary key={pathname}>
          <Outlet />
        </PageBoundary>
      </Box>
    </Box>
  )
}
