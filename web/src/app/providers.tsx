import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { SessionKeeper } from '#features/session/session-keeper.tsx'
import { useAwake } from '#shared/awake.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { Look } from './look.tsx'
import { queryClient } from './query-client.ts'

const Toasts = lazy(async () => {
  const { Toasts } = await import('#shared/ui/toasts.tsx')
  return { default: Toasts }
})

export function Providers({ children }: { children: ReactNode }) {
  const isAwake = useAwake()

  return (
    <Look>
      <QueryClientProvider client={queryClient}>
        {children}
        <SessionKeeper />
        <ErrorBoundary fallback={() => null}>
          <Suspense>{isAwake && <Toasts />}</Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    </Look>
  )
}
