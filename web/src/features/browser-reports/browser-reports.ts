import type { BrowserReport } from '@tech-house/api/contract/browser-report'
import { cleanErrorText } from '@tech-house/api/contract/clean-error-text'
import { reportedPages } from '@tech-house/api/contract/page-paths'
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { apiUrl } from '#shared/api/api-url.ts'
import { isImportFailure } from '#shared/is-import-failure.ts'

const sampleRate = 0.25

type BrowserError = BrowserReport['errors'][number]
type Vital = BrowserReport['vitals'][number]

const reported = new Set<string>()

export function reportError(event: Event): void {
  const error = readError(event)
  const key = `${error?.message} ${error?.stack}`
  if (!error || reported.has(key)) return
  reported.add(key)
  sendReport({ page: pageAt(window.location.pathname), errors: [error] })
}

export function reportVitals(random = Math.random()): void {
  if (random >= sampleRate) return
  const vitals = new Map<string, Vital>()
  const add = ({ name, value }: Metric) => {
    if (name === 'LCP' || name === 'INP' || name === 'CLS') vitals.set(name, { name, value })
  }
  onLCP(add)
  onINP(add)
  onCLS(add)
  const [document_] = performance.getEntriesByType('navigation')
  const page = pageAt(new URL(document_?.name ?? window.location.href).pathname)

  // Registered last: web-vitals reports its final values in the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return
    sendReport({ page, vitals: [...vitals.values()] })
    vitals.clear()
  })
}

function sendReport(report: Pick<BrowserReport, 'page'> & Partial<BrowserReport>): void {
  const body = JSON.stringify({ release: import.meta.env.VITE_RELEASE ?? 'unknown', ...report })
  const type = 'application/json'
  navigator.sendBeacon(`${apiUrl}/browser-reports`, new Blob([body], { type }))
}

export function pageAt(pathname: string): BrowserReport['page'] {
  const matches = (page: string) => new RegExp(`^${page.replace(':id', '[^/]+')}/?$`).test(pathname)
  return reportedPages.find(matches) ?? 'other'
}

/** `undefined` for an error of a browser extension, and for one that says nothing. */
function readError(event: Event): BrowserError | undefined {
  const cause = readCause(event)
  const isChunk = event.type === 'vite:preloadError' || isImportFailure(cause)
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  if (/-extension:\/\//.test(stack) || /^ResizeObserver loop|^Script error/.test(message)) return
  return {
    kind: isChunk ? 'chunk' : 'error',
    message: cleanErrorText(message, 300),
    ...(stack && { stack: cleanErrorText(stack, 1000) }),
  }
}

function readCause(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error ?? event.message
  if (event instanceof PromiseRejectionEvent) return event.reason
  return 'payload' in event ? event.payload : event.type
}
