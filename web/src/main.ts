import { startBrowserReports } from '#features/browser-reports/start-browser-reports.ts'
import { firstInteraction } from '#shared/first-interaction.ts'
import { isImportFailure } from '#shared/is-import-failure.ts'
import { queueInteractions } from './prerender/queue-interactions.ts'
import { showLoadFailure } from './prerender/show-load-failure.ts'

// Otherwise zod compiles its checks with `new Function`, which the Content Security Policy blocks,
// and Firebase looks for settings in the cookies, whose first read takes long.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true }, __FIREBASE_DEFAULTS__: {} })

startBrowserReports()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
open(root).catch((error: unknown) => {
  showLoadFailure(root)
  if (!isImportFailure(error)) throw error
})

async function open(root: HTMLElement): Promise<void> {
  // With a query the page shows something else than its document.
  const page = window.location.search ? undefined : root.dataset.page
  // The development server's document is empty.
  const replayInteractions = root.hasChildNodes() ? queueInteractions() : undefined
  // A prerendered page looks complete, so its code loads last.
  if (page) await Promise.race([firstInteraction, idleAfterPaint()])
  // Requested together, and each evaluated in its own task, dependencies first. The start follows in another.
  const [, , , , { start }] = await Promise.all([
    import('#app/prefetch.ts').then(({ prefetchForUrl }) => prefetchForUrl()),
    import('react-dom/client'),
    import('@mui/material/GlobalStyles'),
    import('#app/router.ts'),
    import('#app/start.tsx'),
  ])
  await new Promise((resolve) => setTimeout(resolve))
  await start(root, page)
  replayInteractions?.()
}

async function idleAfterPaint(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  // Often later than `load`.
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  await new Promise<unknown>((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
