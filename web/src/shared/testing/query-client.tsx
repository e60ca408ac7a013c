import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../api/query-client.ts'

/** The shop's query client, which reports no error. */
export const quietQueryClient = (): QueryClient =>
  createQueryClient({ onWriteError: () => {}, onGuardedReadError: () => {} })

/** Wraps a hook or component in the provider of a query client. */
export function queryWrapper(client = quietQueryClient()) {
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
}
