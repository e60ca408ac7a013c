import { everyTab } from '../storage.ts'

const key = 'changedAt'
/** After so many ms every cache between the shop and the browser has let go of what it held. */
const cachesForgetMs = 10_000

/** Remembers, in every tab, that this browser has just changed something in the shop. */
export const rememberOwnChange = () => everyTab.setItem(key, String(Date.now()))

/** What a public list is asked with: soon after an own change, to be answered past every cache. */
export function freshness(): { fresh?: string } {
  const now = Date.now()
  const passed = now - Number(everyTab.getItem(key))
  return passed >= 0 && passed < cachesForgetMs ? { fresh: String(now) } : {}
}
