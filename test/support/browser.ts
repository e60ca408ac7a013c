import { type BrowserContext, test as base, expect } from '@playwright/test'
import { recordToasts } from './toasts.ts'

/** What the browser complained of, and what a test has said that it may complain of. */
interface Problems {
  expect(pattern: RegExp): void
}

/** Playwright's test, which also fails when the page logs an error that the test does not expect. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ browser, context }, use) => {
      await recordToasts(context)
      // Not every violation is reported in the console: code may try whether it can.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`${effectiveDirective} forbids ${blockedURI}`)
        })
      })
      // For its trace, Playwright itself asks again for a chosen picture that was empty to it.
      const expected = [/^Connecting to 'blob:/, /^connect-src forbids blob$/]
      const seen: string[] = []
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') seen.push(message.text())
        })
        watched.on('weberror', (error) => seen.push(String(error.error())))
      }
      watch(context)
      browser.on('context', watch)
      await use({ expect: (pattern) => expected.push(pattern) })
      browser.off('context', watch)
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
