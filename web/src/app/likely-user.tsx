import { Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { FullScreenSpinner } from '#shared/ui/full-screen-spinner.tsx'
import { RequireUser } from './require-user.tsx'

/** Like `RequireUser`, but shows its page to a user with a token before Firebase Auth has restored them. */
export function Component() {
  const hint = useAuthHint()
  // Decided once: the page would lose its input if it moved below the guard, or out of it.
  const [isEarly] = useState(hint === 'signed-in')
  const fallback = isEarly ? null : <FullScreenSpinner />

  return (
    <>
      {isEarly && <Outlet />}
      <Suspense fallback={fallback}>
        <RequireUser fallback={fallback}>
          {({ uid }) => (isEarly ? null : <Outlet key={uid} />)}
        </RequireUser>
      </Suspense>
    </>
  )
}
