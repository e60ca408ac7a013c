import { type Tab, timeoutMs } from './driver.ts'

/**
 * Lets an operation fail by its name when the browser does not answer, instead of a test timeout.
 */
export function limitTime(tab: Tab): Tab {
  return new Proxy(tab, {
    get(target, name: keyof Tab) {
      // The methods of a tab have no common type.
      const operation = target[name] as (...given: unknown[]) => Promise<unknown>
      return async (...given: unknown[]) => {
        const { promise: expired, reject } = Promise.withResolvers<never>()
        const message = `The browser did not answer to ${name} ${String(given[0]).slice(0, 200)}`
        const timer = setTimeout(() => reject(new Error(message)), timeoutMs)
        return Promise.race([operation(...given), expired]).finally(() => clearTimeout(timer))
      }
    },
  })
}
