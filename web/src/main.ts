import { firstInput, firstPaint, holdPresses, idleAfterLoad } from '#app/first-input.ts'
import { offerReload } from '#app/offer-reload.ts'
import { askEarly } from '#shared/api/early.ts'
import { freshness } from '#shared/api/own-changes.ts'
import { publicLists } from '#shared/api/public-lists.ts'
import { paths } from '#shared/paths.ts'

// Or zod would try to make code out of strings, which the shop's policy forbids.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
open(root).catch((error: unknown) => {
  offerReload(root)
  throw error
})

async function open(root: HTMLElement): Promise<void> {
  const { page } = root.dataset
  const release = holdPresses()
  const used = firstInput()
  if (window.location.pathname === paths.home && !freshness().fresh) {
    if (page) await Promise.race([used, firstPaint()])
    askEarly(publicLists.products)
    askEarly(publicLists.reviews, null)
  }
  // A prerendered page shows everything as it is, so its code comes after all else.
  if (page) await Promise.race([used, idleAfterLoad()])
  for (const script of root.dataset.scripts?.split(' ') ?? []) preload(script)
  // They come together and are run one after the other, so that no task is long.
  await import('#app/mount.ts')
  await import('#app/look.tsx')
  const { start } = await import('#app/start.tsx')
  await start(root, page, used)
  release()
}

function preload(href: string): void {
  const link = document.createElement('link')
  // Safari before 17 and Firefox before 115 know only how to preload a script.
  if (link.relList.supports('modulepreload')) link.rel = 'modulepreload'
  else Object.assign(link, { rel: 'preload', as: 'script' })
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}
