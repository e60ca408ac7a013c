import { type BrowserContext, test as base, expect } from '@playwright/test'
import { recordToasts } from './toasts.ts'

/** Console messages of the browser, and those that a test expects. */
interface Problems {
  expect(pattern: RegExp): void
}

/** Playwright's test, which also fails when the page logs an unexpected error. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ browser, context }, use) => {
      await recordToasts(context)
      // Not every violation is logged: code may test whether it is allowed.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`${effectiveDirective} forbids ${blockedURI}`)
        })
      })
      // Playwright's trace requests a chosen image again if it was empty.
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
