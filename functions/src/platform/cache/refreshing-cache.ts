import { error as logError } from 'firebase-functions/logger'
import { withTimeout } from '../http/with-timeout.ts'

export type RefreshingCache<Value> = ReturnType<typeof refreshingCache<Value>>

interface Limits {
  maxAgeMs: number
  /** The maximum age of a value that is returned while a refresh fails or exceeds `timeoutMs`. */
  maxStaleMs: number
  timeoutMs: number
  minIntervalMs: number
}

/** Caches the result of `refresh`, which all callers share. Its age counts from its start. */
export function refreshingCache<Value>(
  refresh: (previous: Value | undefined) => Promise<Value>,
  { maxAgeMs, maxStaleMs, timeoutMs, minIntervalMs }: Limits,
  clock = () => performance.now(),
  log: typeof logError = logError,
) {
  let cached: { value: Value; asOf: number } | undefined
  let refreshing: Promise<void> | undefined
  let invalidatedAt = Number.NEGATIVE_INFINITY
  let startedAt = Number.NEGATIVE_INFINITY

  async function start(): Promise<void> {
    try {
      const waitMs = startedAt + minIntervalMs - clock()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      startedAt = clock()
      cached = { value: await refresh(cached?.value), asOf: startedAt }
    } catch (error) {
      // Logged once here, because callers that receive a stale value do not see the error.
      log('a cached list could not be refreshed', { error: String(error) })
      throw error
    } finally {
      refreshing = undefined
    }
  }

  async function asOf(time: number): Promise<Value> {
    while (!cached || cached.asOf < time) {
      refreshing ??= start()
      await refreshing
    }
    return cached.value
  }

  return {
    async get(): Promise<Value> {
      const due = Math.max(clock() - maxAgeMs, invalidatedAt)
      const stale = cached
      if (stale && stale.asOf >= due) return stale.value
      const refreshed = asOf(due)
      if (!stale || stale.asOf < clock() - maxStaleMs) return refreshed
      return withTimeout(timeoutMs, refreshed).catch(() => stale.value)
    },

    getFresh: () => asOf(clock()),

    invalidate(): void {
      invalidatedAt = clock()
    },
  }
}
