import { longestReadMs } from '../contract/answer-time.ts'
import { busy } from './api-error.ts'
import type { RequestRecord } from './request-record.ts'

/**
 * The outcome of a request's work; throws 503 when there is none within the request's time. What
 * a write still has under way then finds Firestore closed to it. A read is given up earlier, and
 * goes on: a list that it loads into memory serves the next request.
 */
export async function withinTime<T>(
  record: RequestRecord,
  isWrite: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const end = isWrite ? record.endsAt : Math.min(record.endsAt, record.startedAt + longestReadMs)
  const timer = setTimeout(() => {
    record.isOutOfTime = isWrite
    reject(busy())
  }, end - Date.now())
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(timer)
  }
}
