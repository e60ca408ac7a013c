import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './api-error.ts'

/** Counts one write of a caller; throws 429 with the seconds to wait when there were too many. */
export type LimitWrites = (caller: string) => Promise<void>

/** At most so many writes a minute for each caller, counted by each instance for itself. */
export function limitWrites(perMinute: () => number): LimitWrites {
  let limiter: RateLimiterMemory | undefined

  return async (caller) => {
    limiter ??= new RateLimiterMemory({ points: perMinute(), duration: 60 })
    try {
      await limiter.consume(caller)
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent
      const seconds = Math.ceil(spent.msBeforeNext / 1000)
      throw new ApiError(429, 'too-many-requests', `That was too fast: try again in ${seconds} s`, {
        headers: { 'retry-after': String(seconds) },
      })
    }
  }
}
