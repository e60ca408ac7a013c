import { lazy, Suspense } from 'react'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { useIsUsed } from '#shared/use-is-used.ts'

const Toasts = lazy(async () => ({ default: (await import('#shared/ui/toasts.tsx')).Toasts }))

export function LazyToasts() {
  const isUsed = useIsUsed()
  const isSignedIn = useAuthHint() === 'signed-in'

  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{(isUsed || isSignedIn) && <Toasts />}</Suspense>
    </ErrorBoundary>
  )
}
