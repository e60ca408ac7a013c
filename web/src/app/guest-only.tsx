import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { ErrorBoundary } from '#shared/ui/failures/error-boundary.tsx'
import { Failure } from '#shared/ui/failures/failure.tsx'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { useHasInteracted } from '#shared/use-has-interacted.ts'

const RedirectSignedIn = lazy(() => import('./redirect-signed-in.tsx'))

export function GuestOnly() {
  const isLikelySignedIn = useAuthHint() === 'signed-in'
  const hasInteracted = useHasInteracted()

  return (
    <>
      {!isLikelySignedIn && <Outlet />}
      {/* A visitor who does nothing needs no Firebase Auth. */}
      {(isLikelySignedIn || hasInteracted) && (
        // Without a connection the login page still shows, for example after a logout.
        <ErrorBoundary
          fallback={(error, retry) => isLikelySignedIn && <Failure error={error} retry={retry} />}
        >
          <Suspense fallback={isLikelySignedIn && <FullScreenSpinner />}>
            <RedirectSignedIn />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
