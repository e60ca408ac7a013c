import { GlobalStyles, ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SessionKeeper } from '#features/session/session-keeper.tsx'
import { useAwake } from '#shared/awake.ts'
import { baseline } from '#shared/theme/baseline.ts'
import { createTheme } from '#shared/theme/theme.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { queryClient } from './query-client.ts'

const Toasts = lazy(async () => {
  const { Toasts } = await import('#shared/ui/toasts.tsx')
  return { default: Toasts }
})

export function Providers({ children }: { children: ReactNode }) {
  const isAwake = useAwake()
  const [theme] = useState(createTheme)
  const [documentStyles] = useState(() => baseline(theme))

  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <GlobalStyles styles={documentStyles} />
      <QueryClientProvider client={queryClient}>
        {children}
        <SessionKeeper />
        <ErrorBoundary fallback={() => null}>
          <Suspense>{isAwake && <Toasts />}</Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
