import { error as logError } from 'firebase-functions/logger'

/** Something that is kept in memory and renewed when somebody asks and it has become old. */
export interface UpToDate<Value> {
  /** At most `maxAgeMs` old, and never older than the last `outdate`. */
  current(): Promise<Value>
  /** As it is at the moment of asking, or later. */
  now(): Promise<Value>
  /** Says that it has just changed. */
  outdate(): void
}

interface Limits {
  maxAgeMs: number
  /** How long a value may still be shown when it cannot be renewed, and how long that is waited for. */
  fallbackMs: number
  patienceMs: number
  /** The least time from the beginning of one renewal to that of the next, however many ask. */
  restMs: number
}

/**
 * Keeps what `renew` makes of the value before it; one renewal runs at a time, for all who wait.
 * A value counts as of the moment at which its renewal began.
 */
export function upToDate<Value>(
  renew: (before: Value | undefined) => Promise<Value>,
  { maxAgeMs, fallbackMs, patienceMs, restMs }: Limits,
  clock = () => performance.now(),
  log: typeof logError = logError,
): UpToDate<Value> {
  let kept: { value: Value; asOf: number } | undefined
  let renewal: Promise<void> | undefined
  let changedAt = Number.NEGATIVE_INFINITY
  let begunAt = Number.NEGATIVE_INFINITY

  async function begin(): Promise<void> {
    try {
      const rest = begunAt + restMs - clock()
      if (rest > 0) await sleep(rest)
      begunAt = clock()
      kept = { value: await renew(kept?.value), asOf: begunAt }
    } catch (error) {
      // Said here, once: those who are shown the old value do not wait to hear of it.
      log('a kept list could not be renewed', { error: String(error) })
      throw error
    } finally {
      renewal = undefined
    }
  }

  async function asOf(moment: number): Promise<Value> {
    while (!kept || kept.asOf < moment) {
      renewal ??= begin()
      await renewal
    }
    return kept.value
  }

  return {
    async current() {
      const due = Math.max(clock() - maxAgeMs, changedAt)
      const old = kept
      if (old && old.asOf >= due) return old.value
      const renewed = asOf(due)
      if (!old || old.asOf < clock() - fallbackMs) return renewed
      return Promise.race([renewed, sleep(patienceMs).then(() => old.value)]).catch(() => old.value)
    },
    now: () => asOf(clock()),
    outdate() {
      changedAt = clock()
    },
  }
}

const sleep = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))
