import { localStore } from '../storage.ts'

const key = 'changedAt'
/** Longer than the CDN and the API's instances cache a public list, in ms. */
const cacheLifetimeMs = 10_000

/** Records for every tab that this browser has just changed something in the shop. */
export const rememberWrite = () => localStore.setItem(key, String(Date.now()))

/** Query parameters for a public list: shortly after a write they bypass every cache. */
export function cacheBypass(): { fresh?: string } {
  const now = Date.now()
  const passed = now - Number(localStore.getItem(key))
  return passed >= 0 && passed < cacheLifetimeMs ? { fresh: String(now) } : {}
}
