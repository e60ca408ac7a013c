import { isRefusal } from './call-error.ts'

/** Three retries; a refusal (4xx) is never asked again [DATA-1]. */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < 3 && !isRefusal(error)
}

/** Milliseconds before retry number `retries` (from 0): 1 s doubling, at most 30 s [DATA-1]. */
export function retryDelay(retries: number): number {
  return Math.min(1000 * 2 ** retries, 30_000)
}
