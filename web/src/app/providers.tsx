import { GlobalStyles, ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAuthHint } from '#shared/session/use-auth-hint.ts'
import { baseline } from '#shared/theme/baseline.ts'
import { theme } from '#shared/theme/theme.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { ErrorBoundary } from '#shared/ui/failures/error-boundary.tsx'
import { useHasInteracted } from '#shared/use-has-interacted.ts'
import { queryClient } from './query-client.ts'

const documentStyles = baseline(theme)
const Toasts = lazy(async () => ({
  default: (await import('#shared/ui/toasts/toasts.tsx')).Toasts,
}))

export function Providers({ children }: { children: Elements }) {
  return (
    // `noSsr`: index.html has set the colour scheme, so no second render corrects it.
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <GlobalStyles styles={documentStyles} />
      <QueryClientProvider client={queryClient}>
        {children}
        <LazyToasts />
      </QueryClientProvider>
    </ThemeProvider>
  )
}

function LazyToasts() {
  const hasInteracted = useHasInteracted()
  const isSignedIn = useAuthHint() === 'signed-in'

  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{(hasInteracted || isSignedIn) && <Toasts />}</Suspense>
    </ErrorBoundary>
  )
}
