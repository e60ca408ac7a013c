import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { retryDelay, shouldRetry } from './retry.ts'

interface Reactions {
  /** A write failed and has not said that it tells the user itself (`meta.quiet`). */
  onWriteError: (error: Error) => void
  /** A write found that its caller's token is not accepted any more. */
  onSessionLost: () => void
  /** A read whose refusal ends the session (`meta.denialSignsOut`) failed. */
  onGuardedReadError: (error: Error) => void
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { denialSignsOut?: boolean }
    mutationMeta: { quiet?: boolean; opensSession?: boolean }
  }
}

/** Cache and retries of every read and write [DATA-1, DATA-2]. Times in ms. */
export function createQueryClient({
  onWriteError,
  onSessionLost,
  onGuardedReadError,
}: Reactions): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.denialSignsOut) onGuardedReadError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, mutation) => {
        const { quiet, opensSession } = mutation.meta ?? {}
        if (isUnauthorized(error) && !opensSession) onSessionLost()
        else if (!quiet) onWriteError(error)
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: 5 * 60_000,
        staleTime: 0,
        // A paused read would spin without end while offline; a failed one offers to try again.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const isUnauthorized = (error: Error) => error instanceof CallError && error.status === 401
