import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'

const RequireUser = lazy(async () => ({
  default: (await import('./require-user.tsx')).RequireUser,
}))

/** Like `RequireUser`, but shows its page to a user with a token before Firebase Auth has restored them. */
export function LikelyUser() {
  const isLikelySignedIn = useAuthHint() === 'signed-in'

  return (
    <>
      {isLikelySignedIn ? <Outlet /> : <FullScreenSpinner />}
      <Suspense>
        <RequireUser fallback={null}>{() => null}</RequireUser>
      </Suspense>
    </>
  )
}
