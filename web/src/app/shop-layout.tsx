import { Box } from '@mui/material'
import { Fragment, Suspense } from 'react'
import { createPath, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { Footer } from '#features/navigation/footer.tsx'
import { SkipLink } from '#features/navigation/skip-link.tsx'
import { TopNavigation } from '#features/navigation/top-navigation.tsx'
import { entryOf } from '#shared/document-entry.ts'
import { paths } from '#shared/paths.ts'
import { RequestAuth } from '#shared/session/request-auth.tsx'
import { viewportHeight } from '#shared/theme/sizes.ts'
import { ClientOnly } from '#shared/ui/client-only.tsx'
import { OfflineBanner } from '#shared/ui/failures/offline-banner.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { SpinnerOverlay } from '#shared/ui/spinner-overlay.tsx'
import { LazySessionSync, useNeedsSession } from './lazy-session-sync.tsx'
import { useHashFocus } from './use-hash-focus.ts'

export function ShopLayout() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  useHashFocus()
  // The dashboard keeps its drawer and has its own spinner.
  const page = `${pathname}/`.startsWith(`${paths.dashboard}/`) ? paths.dashboard : pathname
  // Above the boundary, whose content would hydrate last.
  const Frame = useNeedsSession() ? ClientOnly : Fragment

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
          minHeight: viewportHeight.full,
        }}
      >
        <Frame>
          <Suspense key={page} fallback={<FullScreenSpinner />}>
            <Outlet />
            {page !== paths.dashboard && <RequestAuth />}
          </Suspense>
        </Frame>
      </Box>
      {page !== paths.dashboard && <Footer />}
      <OfflineBanner />
      <ScrollRestoration getKey={entryOf} />
      {next && <SpinnerOverlay retry={() => window.location.assign(createPath(next))} />}
      <LazySessionSync />
    </>
  )
}
