import { withTimeout } from '../http/with-timeout.ts'

const freshMs = 5000
const timeoutMs = 2000

/**
 * Checks whether Firestore answers within two seconds and reuses the result for five, so that each
 * instance checks at most once in that time.
 */
export function probe(ask: () => Promise<unknown>, now = Date.now): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY
  let outcome = Promise.resolve()

  return () => {
    if (now() - askedAt >= freshMs) {
      askedAt = now()
      const answer = ask().then(() => {})
      outcome = withTimeout(timeoutMs, answer, () => new Error('no answer within 2 s'))
      // The caller handles the rejection; without a caller it must not be unhandled.
      outcome.catch(() => {})
    }
    return outcome
  }
}
