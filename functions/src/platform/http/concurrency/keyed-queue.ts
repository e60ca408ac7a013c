import { withTimeout } from './with-timeout.ts'

/** Joins the queues of all keys at once, so two tasks never wait for each other; 503 after `maxWaitMs`. */
export function keyedQueue(maxWaitMs: number) {
  const last = new Map<string, Promise<void>>()

  return async <T>(keys: string[], task: () => Promise<T>): Promise<T> => {
    const { promise: done, resolve: end } = Promise.withResolvers<void>()
    const ahead = [...new Set(keys)].flatMap((key) => join(key, done) ?? [])
    try {
      if (ahead.length > 0) await withTimeout(maxWaitMs, Promise.all(ahead))
      return await task()
    } finally {
      end()
    }
  }

  function join(key: string, done: Promise<void>): Promise<void> | undefined {
    const ahead = last.get(key)
    const queue = ahead ? ahead.then(() => done) : done
    last.set(key, queue)
    queue.then(() => last.get(key) === queue && last.delete(key))
    return ahead
  }
}
