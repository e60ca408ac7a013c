import { tooManyRequests } from './api-error.ts'

/** Counts by key within one minute of the clock, and forgets everything when the next one begins. */
export function minuteCounter(now = Date.now) {
  const spent = new Map<string, number>()
  let minute = 0

  function turnPage(): void {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) spent.clear()
    minute = current
  }

  return {
    /** Throws 429 with the seconds to wait, when `key` has no `cost` left under `limit`. */
    check(key: string, cost: number, limit: number): void {
      turnPage()
      if ((spent.get(key) ?? 0) + cost > limit) {
        throw tooManyRequests(Math.ceil(((minute + 1) * 60_000 - now()) / 1000))
      }
    },

    spend(key: string, cost: number): void {
      turnPage()
      spent.set(key, (spent.get(key) ?? 0) + cost)
    },
  }
}
