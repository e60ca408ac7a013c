import { StrictMode } from 'react'
import { useRoutes } from 'react-router-dom'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { Failure } from '#shared/ui/failure.tsx'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

/** All of the shop, inside a router. */
export function Shop() {
  return (
    <StrictMode>
      <Providers>
        <ErrorBoundary fallback={lastResort}>
          <Screens />
        </ErrorBoundary>
      </Providers>
    </StrictMode>
  )
}

/** For a crash outside every page: in the navigation or the footer. */
const lastResort = (error: unknown) => (
  <Failure error={error} retry={() => window.location.reload()} />
)

const Screens = () => useRoutes(routes)
