import { error as logError } from 'firebase-functions/logger'
import { withTimeout } from '../http/concurrency/with-timeout.ts'
import { responseSignal } from '../http/request/request-context.ts'

/** The maximum age of a value that is returned while a refresh fails or exceeds `timeoutMs`. */
const maxStaleMs = 60_000
const timeoutMs = 1000
/** Limits the reads that `?fresh=` requests can cause to ten a second. */
const minIntervalMs = 100

/** Caches the result of `refresh`, which all callers share. Its age counts from its start. */
export class RefreshingCache<Value> {
  readonly #refresh: () => Promise<Value>
  readonly #maxAgeMs: number
  readonly #log: typeof logError
  #cached: { value: Value; asOf: number } | undefined
  #refreshing: Promise<void> | undefined
  #invalidatedAt = Number.NEGATIVE_INFINITY
  #startedAt = Number.NEGATIVE_INFINITY

  constructor(refresh: () => Promise<Value>, maxAgeMs: number, log = logError) {
    this.#refresh = refresh
    this.#maxAgeMs = maxAgeMs
    this.#log = log
  }

  async get(): Promise<Value> {
    const now = performance.now()
    const due = Math.max(now - this.#maxAgeMs, this.#invalidatedAt)
    const stale = this.#cached
    if (stale && stale.asOf >= due) return stale.value
    const refreshed = this.#refreshedSince(due)
    if (!stale || stale.asOf < now - maxStaleMs) return refreshed
    return withTimeout(timeoutMs, refreshed).catch(() => stale.value)
  }

  getFresh(): Promise<Value> {
    return this.#refreshedSince(performance.now())
  }

  invalidate(): void {
    this.#invalidatedAt = performance.now()
  }

  async #refreshedSince(time: number): Promise<Value> {
    while (!this.#cached || this.#cached.asOf < time) {
      // The deadline of a request that has timed out would fail the refresh for all.
      responseSignal()?.throwIfAborted()
      this.#refreshing ??= this.#start()
      await this.#refreshing
    }
    return this.#cached.value
  }

  async #start(): Promise<void> {
    try {
      const waitMs = this.#startedAt + minIntervalMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      this.#startedAt = performance.now()
      const value = await this.#refresh()
      this.#cached = { value, asOf: this.#startedAt }
    } catch (error) {
      // Logged once here, because callers that receive a stale value do not see the error.
      this.#log('a cached list could not be refreshed', { error: String(error) })
      throw error
    } finally {
      this.#refreshing = undefined
    }
  }
}
