import { lazy, Suspense, useEffect, useState } from 'react'
import { firstInteraction } from '#shared/first-interaction.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'

const Toasts = lazy(async () => ({ default: (await import('#shared/ui/toasts.tsx')).Toasts }))

/** Loads the toasts for signed-in users, and for others after their first input. */
export function LazyToasts() {
  const [isActive, setIsActive] = useState(false)
  const isSignedIn = useAuthHint() === 'signed-in'

  useEffect(() => {
    void firstInteraction.then(() => setIsActive(true))
  }, [])

  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{(isActive || isSignedIn) && <Toasts />}</Suspense>
    </ErrorBoundary>
  )
}
