import { GlobalStyles, ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { firstInteraction } from '#shared/first-interaction.ts'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { baseline } from '#shared/theme/baseline.ts'
import { theme } from '#shared/theme/theme.ts'
import { ErrorBoundary } from '#shared/ui/error-boundary.tsx'
import { queryClient } from './query-client.ts'

const Toasts = lazy(async () => ({ default: (await import('#shared/ui/toasts.tsx')).Toasts }))

const documentStyles = baseline(theme)

export function Providers({ children }: { children: ReactNode }) {
  const isActive = useIsActive()
  const isSignedIn = useAuthHint() === 'signed-in'

  return (
    // `noSsr`: index.html has set the colour scheme, so no second render corrects it.
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <GlobalStyles styles={documentStyles} />
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
    void firstInteraction.then(() => setIsActive(true))
  }, [])

  return isActive
}
