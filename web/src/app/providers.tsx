import { CssBaseline, ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { SessionKeeper } from '#features/session/session-keeper.tsx'
import { theme } from '#shared/theme/theme.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { queryClient } from './query-client.ts'

const Toasts = lazy(async () => {
  const { Toasts } = await import('#shared/ui/toasts.tsx')
  return { default: Toasts }
})

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        {children}
        <SessionKeeper />
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Toasts />
          </Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
