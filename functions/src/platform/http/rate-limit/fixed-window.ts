import { LRUCache } from 'lru-cache'

const windowMs = 60_000
/** A limiter with so many keys uses about 2 MB. */
const maxKeys = 10_000

export type FixedWindow = ReturnType<typeof fixedWindow>

/** Counts points per key, in windows of a minute that begin with the first point. */
export function fixedWindow(limit: number) {
  const used = new LRUCache<string, number>({
    max: maxKeys,
    ttl: windowMs,
    noUpdateTTL: true,
    // Without the cache's timer, which would retain the context of a request.
    ttlResolution: 0,
  })
  const usedBy = (key: string) => used.get(key) ?? 0
  /** With a limit below its cost a call would never be allowed. */
  const pointsOf = (cost: number) => Math.min(cost, limit)

  return {
    limit,

    has: (key: string, cost: number) => usedBy(key) + pointsOf(cost) <= limit,

    take: (key: string, cost: number) => used.set(key, usedBy(key) + pointsOf(cost)),

    remaining: (key: string) => limit - usedBy(key),

    secondsToReset: (key: string) => Math.ceil(used.getRemainingTTL(key) / 1000),
  }
}
