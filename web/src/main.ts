import { firstInteraction } from '#shared/first-interaction.ts'
import { isImportFailure } from '#shared/is-import-failure.ts'
import { queueInteractions } from './prerender/queue-interactions.ts'
import { showLoadFailure } from './prerender/show-load-failure.ts'

// Without this, zod compiles its checks with `new Function`, which the shop's policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
open(root).catch((error: unknown) => {
  showLoadFailure(root)
  if (!isImportFailure(error)) throw error
})

async function open(root: HTMLElement): Promise<void> {
  const { page } = root.dataset
  // A prerendered page is complete to look at, so its code comes after all else.
  const replayInteractions = page ? queueInteractions() : undefined
  if (page) await Promise.race([firstInteraction, idleAfterLoad()])
  // Requested together, and each evaluated in a task of its own, as those that depend on others come last.
  const [, , , { start }] = await Promise.all([
    import('react-dom/client'),
    import('@mui/material/GlobalStyles'),
    import('#app/providers.tsx'),
    import('#app/start.tsx'),
  ])
  await start(root, page)
  replayInteractions?.()
}

async function idleAfterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 })
    else setTimeout(resolve, 200)
  })
}
