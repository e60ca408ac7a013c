import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

const RedirectSignedIn = lazy(() => import('./redirect-signed-in.tsx'))

/** Login and signup: redirects a signed-in user back to the previous page. */
export function GuestOnly() {
  const hint = useAuthHint()
  const isLikelySignedIn = hint === 'signed-in'

  return (
    <>
      {!isLikelySignedIn && <Outlet />}
      {/* Not prerendered: there is no user at build time. */}
      {hint !== 'unknown' && (
        <Suspense fallback={isLikelySignedIn && <FullScreenSpinner />}>
          <RedirectSignedIn />
        </Suspense>
      )}
    </>
  )
}
