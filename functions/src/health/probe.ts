import { withTimeout } from '../http/with-timeout.ts'

const freshMs = 5000
const timeoutMs = 2000

/**
 * Throws 503 unless Firestore answers within two seconds, and reuses the result for five, so that
 * each instance asks at most once in that time.
 */
export function probe(ask: () => Promise<unknown>, now = Date.now): () => Promise<unknown> {
  let askedAt = Number.NEGATIVE_INFINITY
  let outcome: Promise<unknown> = Promise.resolve()

  return () => {
    if (now() - askedAt >= freshMs) {
      askedAt = now()
      outcome = withTimeout(timeoutMs, ask())
      // The caller handles the rejection; without a caller it must not be unhandled.
      outcome.catch(() => {})
    }
    return outcome
  }
}
