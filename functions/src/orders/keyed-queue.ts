import { serviceUnavailable } from '../http/api-error.ts'

/**
 * Lets the tasks of one key run one after another, whether or not the earlier ones succeed.
 * Buyers of the same product then wait their turn in this process, for milliseconds, where they
 * would meet in Firestore and try again; what keeps the stock true is Firestore.
 * A task that has waited `maxWaitMs` is rejected with 503 and never runs, even if the task ahead
 * does not end.
 */
export function keyedQueue(maxWaitMs: number) {
  const last = new Map<string, Promise<void>>()

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const ahead = last.get(key)
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const queue = ahead ? ahead.then(() => done) : done
    last.set(key, queue)
    queue.then(() => last.get(key) === queue && last.delete(key))
    try {
      if (ahead) await within(maxWaitMs, ahead)
      return await task()
    } finally {
      end()
    }
  }
}

/** Waits for the tasks ahead; throws 503 when that takes longer. */
async function within(ms: number, ahead: Promise<void>): Promise<void> {
  const start = performance.now()
  const { promise: limit, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(serviceUnavailable()), ms)
  try {
    await Promise.race([ahead, limit])
  } finally {
    clearTimeout(timer)
  }
  // In a busy process the timer is late.
  if (performance.now() - start >= ms) throw serviceUnavailable()
}
