import { Box } from '@mui/material'
import { Outlet, useLocation } from 'react-router-dom'
import { Footer } from '#features/landing/footer.tsx'
import { paths } from '#shared/paths.ts'
import { windowful } from '#shared/theme/sizes.ts'
import { OfflineBanner } from '#shared/ui/offline-banner.tsx'
import { PageBoundary } from '#shared/ui/page-boundary.tsx'
import { SkipLink } from './skip-link.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

export function ShopLayout() {
  const { pathname } = useLocation()
  useScrollMemory()
  // The dashboard keeps its drawer and has a boundary of its own inside.
  const page = pathname.startsWith(paths.dashboard) ? paths.dashboard : pathname

  return (
    <>
      <SkipLink />
      <TopNavigation />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          minHeight: windowful.whole,
        }}
      >
        <PageBoundary key={page}>
          <Outlet />
        </PageBoundary>
      </Box>
      {page !== paths.dashboard && <Footer />}
      <OfflineBanner />
    </>
  )
}
