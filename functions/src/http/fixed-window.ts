import { LRUCache } from 'lru-cache'

const windowMs = 60_000
/** A limiter with so many keys uses about 2 MB. */
const maxKeys = 10_000

export type FixedWindow = ReturnType<typeof fixedWindow>

/**
 * Counts points per key, in windows of a minute that begin with the first point. Keys that were not
 * used for the longest time are dropped first. It has no timers, which would retain the context of a
 * request.
 */
export function fixedWindow(limit: number) {
  const windows = new LRUCache<string, { used: number; endsAt: number }>({ max: maxKeys })

  function current(key: string) {
    const window = windows.get(key)
    return window && window.endsAt > Date.now() ? window : undefined
  }
  /** With a limit below its cost a call would never be allowed. */
  const pointsOf = (cost: number) => Math.min(cost, limit)

  return {
    limit,

    /** Whether the key has so many points left. Stores nothing. */
    has: (key: string, cost: number) => (current(key)?.used ?? 0) + pointsOf(cost) <= limit,

    take(key: string, cost: number): void {
      const window = current(key)
      if (window) window.used += pointsOf(cost)
      else windows.set(key, { used: pointsOf(cost), endsAt: Date.now() + windowMs })
    },

    remaining: (key: string) => limit - (current(key)?.used ?? 0),

    /** The seconds until the key has all its points again. */
    secondsToReset: (key: string) =>
      Math.ceil(((current(key)?.endsAt ?? Date.now()) - Date.now()) / 1000),
  }
}
