import { type BrowserContext, test as base, expect, type Request } from '@playwright/test'
import { recordToasts } from './toasts.ts'

/** Console messages of the browser, and those that a test expects. */
interface Problems {
  expect(pattern: RegExp): void
}

/** Playwright's test, which also fails when the page logs an unexpected error. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ browser, context }, use, info) => {
      await recordToasts(context)
      const unanswered = watchRequests(context)
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
      // A log of CI has no trace of a first failure.
      if (info.status !== info.expectedStatus)
        console.log(`${info.title}: ${context.pages().map((page) => page.url())}`, unanswered())
      expect(seen.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Watches requests; returns a function that lists those without an answer. */
function watchRequests(context: BrowserContext): () => string[] {
  const waiting = new Set<Request>()
  context.on('request', (request) => waiting.add(request))
  context.on('requestfinished', (request) => waiting.delete(request))
  context.on('requestfailed', (request) => waiting.delete(request))
  return () => [...waiting].map((request) => `${request.method()} ${request.url()}`)
}

export { expect }
