import { readTimeoutMs } from '../contract/request-timeout.ts'
import { serviceUnavailable } from './api-error.ts'
import type { RequestContext } from './request-context.ts'

/**
 * The result of a request's handler; throws 503 at the request timeout, after which its Firestore
 * calls are rejected. A read has a shorter timeout and continues afterwards: a list that it caches
 * serves the next request.
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
