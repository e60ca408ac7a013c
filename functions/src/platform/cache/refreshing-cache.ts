import { error as logError } from 'firebase-functions/logger'
import { withTimeout } from '../http/concurrency/with-timeout.ts'
import { responseSignal } from '../http/request/request-context.ts'

/** How long a value is returned while refreshes fail, hang or exceed `timeoutMs`. Each part of one starts this anew. */
const maxStaleMs = 60_000
const timeoutMs = 1000
/** Limits the reads that `?fresh=` requests can cause to ten a second. */
const minIntervalMs = 100

/** A long refresh reports the value after each of its parts. */
type Refresh<Value> = (report: (value: Value) => void) => Promise<Value>

/** Caches the result of `refresh`, which all callers share. Its age counts from its start. */
export class RefreshingCache<Value> {
  readonly #refresh: Refresh<Value>
  readonly #maxAgeMs: number
  readonly #log: typeof logError
  /** `readAt` is the time of the last successful read: of the whole value, or of a part of a refresh. */
  #cached: { value: Value; asOf: number; readAt: number } | undefined
  #refreshing: Promise<void> | undefined
  #nextPart = Promise.withResolvers<Value>()
  #invalidatedAt = Number.NEGATIVE_INFINITY
  #startedAt = Number.NEGATIVE_INFINITY

  constructor(refresh: Refresh<Value>, maxAgeMs: number, log = logError) {
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
    if (!stale || stale.readAt < now - maxStaleMs) {
      return Promise.race([refreshed, this.#nextPart.promise])
    }
    return withTimeout(timeoutMs, refreshed).catch(() => (this.#cached ?? stale).value)
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
      const asOf = this.#startedAt
      const value = await this.#refresh((part) => this.#keepPart(part))
      this.#cached = { value, asOf, readAt: asOf }
    } catch (error) {
      // Logged once here, because callers that receive a stale value do not see the error.
      this.#log('a cached list could not be refreshed', { error: String(error) })
      throw error
    } finally {
      this.#refreshing = undefined
    }
  }

  /** Also for those who wait: so large a refresh can exceed their timeouts. The value stays due. */
  #keepPart(value: Value): void {
    const asOf = this.#cached?.asOf ?? Number.NEGATIVE_INFINITY
    this.#cached = { value, asOf, readAt: performance.now() }
    this.#nextPart.resolve(value)
    this.#nextPart = Promise.withResolvers()
  }
}
