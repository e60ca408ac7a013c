import type { BrowserContext } from '@playwright/test'
import { type Finding, measure, type Visit } from './measure.ts'
import { logIn, screensOf } from './screens.ts'

/** Visits the screens of the customer and the admin: without and with the code in the cache. */
export async function measureScreens(
  chrome: BrowserContext,
  port: number,
  slowdown: number,
  url: string,
): Promise<{ first: Finding[]; cached: Finding[] }> {
  const first: Finding[] = []
  const cached: Finding[] = []
  for (const who of ['customer', 'admin'] as const) {
    await logIn(chrome, url, who)
    const visits = (keeps: Visit['keeps']): Visit[] =>
      screensOf(who).map((path) => ({ url: url + path, method: 'simulate', keeps }))
    first.push(...(await measure(port, slowdown, visits('session'))))
    cached.push(...(await measure(port, slowdown, visits('session and cache'))))
  }
  return { first, cached }
}
