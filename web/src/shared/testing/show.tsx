import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { PageBoundary } from '../ui/page-boundary.tsx'
import { Toasts } from '../ui/toasts.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Renders a part of the shop as a page would, with a cache of its own. */
export function show(part: ReactNode) {
  const queryClient = createQueryClient({
    onWriteError: () => {},
    onSessionLost: () => {},
    onGuardedReadError: () => {},
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PageBoundary>{part}</PageBoundary>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
    { onCaughtError: () => {} },
  )
}
