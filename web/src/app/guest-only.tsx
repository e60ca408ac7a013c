import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

const RedirectSignedIn = lazy(() => import('./redirect-signed-in.tsx'))

/** Login and signup: sends a signed-in user back to where they came from. */
export function GuestOnly() {
  const hint = useAuthHint()
  const isLikelySignedIn = hint === 'signed-in'

  return (
    <>
      {!isLikelySignedIn && <Outlet />}
      {/* Not prerendered: Firebase Auth knows nobody at build. */}
      {hint !== 'unknown' && (
        <Suspense fallback={isLikelySignedIn && <FullScreenSpinner />}>
          <RedirectSignedIn />
        </Suspense>
      )}
    </>
  )
}
