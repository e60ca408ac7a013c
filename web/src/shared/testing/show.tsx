import { ThemeProvider } from '@mui/material'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import { createQueryClient } from '../api/query-client.ts'
import { theme } from '../theme/theme.ts'
import { toastError } from '../toast.ts'
import { PageBoundary } from '../ui/failures/page-boundary.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'

/** Renders a part of the shop like a page, with its own cache; `Session` provides the user. */
export function show(
  part: ReactNode,
  Session: ComponentType<{ children: ReactNode }> = Fragment,
  path: InitialEntry = '/',
) {
  const queryClient = createQueryClient({
    onWriteError: (message) => void toastError(message),
    onGuardedReadError: () => {},
  })
  return render(
    <ThemeProvider theme={theme} noSsr>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <Session>
            <PageBoundary>{part}</PageBoundary>
          </Session>
          <Toasts />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
    { onCaughtError: () => {} },
  )
}
