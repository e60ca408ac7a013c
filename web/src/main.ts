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
  // Two at once, of which the first to come is run while the other is on its way.
  const [{ start }] = await Promise.all([import('#app/start.tsx'), import('#app/mount.ts')])
  await start(root, page, used)
  release()
}
