import { localStore } from '../storage.ts'

const key = 'changedAt'
/** The CDN and the API's instances keep a public list for less than this, in ms. */
const cacheLifetimeMs = 10_000

/** Records, for every tab, that this browser has just changed something in the shop. */
export const rememberWrite = () => localStore.setItem(key, String(Date.now()))

/** Query parameters for a public list: shortly after an own write they bypass every cache. */
export function cacheBypass(): { fresh?: string } {
  const now = Date.now()
  const passed = now - Number(localStore.getItem(key))
  return passed >= 0 && passed < cacheLifetimeMs ? { fresh: String(now) } : {}
}
