import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { rememberWrite } from '../writes/recent-writes.ts'
import { isOutcomeUnknown, isRefusal } from './call-error.ts'

interface Handlers {
  /** A write failed and does not report its errors itself (`meta.quiet`). */
  onWriteError: (message: string) => void
  /** A read whose refusal ends the session (`meta.denialSignsOut`) failed. */
  onGuardedReadError: (error: Error) => void
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { denialSignsOut?: boolean }
    mutationMeta: {
      quiet?: boolean
      /** What cannot be said without a response: "We could not confirm whether …" */
      unconfirmed?: string
      /** What is refetched before the write ends; also after a failure, which may mean stale data. */
      changes?: readonly QueryKey[]
    }
  }
}

/** Longer than slow phones take to render a table. */
const renderMs = 3000

/** Cache and retries of every read and write. Times in ms. */
export function createQueryClient({ onWriteError, onGuardedReadError }: Handlers): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.denialSignsOut) onGuardedReadError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _onMutateResult, { meta }) => {
        if (meta?.quiet) return
        const isUnconfirmed = meta?.unconfirmed && isOutcomeUnknown(error)
        onWriteError(isUnconfirmed ? `${meta.unconfirmed} ${error.message}` : error.message)
      },
      onSettled: async (_data, _error, _variables, _onMutateResult, { meta }, { client }) => {
        if (!meta?.changes) return
        rememberWrite()
        await Promise.all(meta.changes.map((queryKey) => client.invalidateQueries({ queryKey })))
      },
    }),
    defaultOptions: {
      queries: {
        // Three retries with the default backoff (1 s doubling, at most 30 s); never for a 4xx.
        retry: (failures, error) => failures < 3 && !isRefusal(error),
        staleTime: 0,
        // Not what the page has just waited for, however long it takes to render.
        refetchOnMount: ({ state }) =>
          state.isInvalidated || Date.now() - state.dataUpdatedAt > renderMs,
        // A paused read would show a spinner forever while offline; a failed one offers a retry.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
