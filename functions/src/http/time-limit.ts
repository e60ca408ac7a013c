import { readTimeoutMs } from '../contract/request-timeout.ts'
import { serviceUnavailable } from './api-error.ts'
import type { RequestContext } from './request-context.ts'

/**
 * The outcome of a request's work; throws 503 when there is none within the request's time. What
 * a write still has under way then finds Firestore closed to it. A read is given up earlier, and
 * goes on: a list that it loads into memory serves the next request.
 */
export async function withinTime<T>(
  context: RequestContext,
  isWrite: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const end = isWrite
    ? context.deadline
    : Math.min(context.deadline, context.startedAt + readTimeoutMs)
  const timer = setTimeout(() => {
    context.timedOut = isWrite
    reject(serviceUnavailable())
  }, end - Date.now())
  try {
    return await Promise.race([work(), over])
  } finally {
    clearTimeout(timer)
  }
}
