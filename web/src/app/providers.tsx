import { GlobalStyles, ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useAuthHint } from '#features/session/use-auth-hint.ts'
import { firstInput } from '#shared/first-input.ts'
import { baseline } from '#shared/theme/baseline.ts'
import { createTheme } from '#shared/theme/theme.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { queryClient } from './query-client.ts'

const Toasts = lazy(async () => ({ default: (await import('#shared/ui/toasts.tsx')).Toasts }))

export function Providers({ children }: { children: ReactNode }) {
  const [theme] = useState(createTheme)
  const isActive = useIsActive()
  const isSignedIn = useAuthHint() === 'signed-in'

  return (
    // `noSsr`: index.html has set the colour scheme, so no second render corrects it.
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <GlobalStyles styles={baseline(theme)} />
      <QueryClientProvider client={queryClient}>
        {children}
        <ErrorBoundary fallback={() => null}>
          <Suspense>{(isActive || isSignedIn) && <Toasts />}</Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    </ThemeProvider>
  )
}

/** Whether the visitor has used the page yet. */
function useIsActive(): boolean {
  const [isActive, setIsActive] = useState(false)

  useEffect(() => {
    void firstInput.then(() => setIsActive(true))
  }, [])

  return isActive
}
