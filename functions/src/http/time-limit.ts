import { busy } from './api-error.ts'
import type { RequestRecord } from './request-record.ts'

/**
 * The outcome of a request's work; throws 503 when there is none within the request's time. What
 * is still under way then finds Firestore closed to it.
 */
export async function withinTime<T>(record: RequestRecord, work: () => Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    record.isOutOfTime = true
    reject(busy())
  }, record.endsAt - Date.now())
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(timer)
  }
}
