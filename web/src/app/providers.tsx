import { GlobalStyles, ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { baseline } from '#shared/theme/baseline.ts'
import { theme } from '#shared/theme/theme.ts'
import type { Elements } from '#shared/ui/elements.ts'
import { LazyToasts } from './lazy-toasts.tsx'
import { queryClient } from './query-client.ts'

const documentStyles = baseline(theme)

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
