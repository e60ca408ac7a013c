import type { BrowserContext } from '@playwright/test'
import { type Finding, measure } from './measure.ts'
import { interact, logIn, type MeasuredPage, pagesOf, type Role } from './pages.ts'

export interface PageFindings extends MeasuredPage {
  role: Role
  visits: Finding[]
  /** From the slowest input of a typical interaction to the next paint, in ms; 0 below 16. */
  inp: number
}

interface Bench {
  chrome: BrowserContext
  /** The debugging port of Chrome. */
  port: number
  slowdown: number
  url: string
}

const rounds = 3

/** Visits every page by its URL with an empty cache, as a visitor, the customer and the admin. */
export async function measurePages(bench: Bench, orderId: string): Promise<PageFindings[]> {
  const found: PageFindings[] = []
  for (const role of ['visitor', 'customer', 'admin'] as const) {
    if (role !== 'visitor') await logIn(bench.chrome, bench.url, role)
    for (const page of pagesOf(role, orderId)) {
      const visit = { url: bench.url + page.path, method: 'simulate', keeps: 'session' } as const
      const visits = await measure(bench.port, bench.slowdown, Array(rounds).fill(visit))
      const other = visits.find(({ url }) => url !== visit.url)
      if (other) throw new Error(`${page.path} leads to ${other.url}`)
      found.push({ ...page, role, visits, inp: await slowestInput(bench, page.path) })
    }
  }
  return found
}

async function slowestInput({ chrome, slowdown, url }: Bench, path: string): Promise<number> {
  const page = await chrome.newPage()
  await page.addInitScript(() => {
    const options = { type: 'event', durationThreshold: 16, buffered: true }
    // The longest duration so far, stored as an attribute, so that Playwright can read it.
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId)
          dataset.slowest = String(Math.max(Number(dataset.slowest ?? 0), duration))
    }).observe(options)
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  const protocol = await chrome.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await interact(page)
  // An entry follows the paint.
  await page.waitForTimeout(500)
  const slowest = await page.locator('html').getAttribute('data-slowest')
  await page.close()
  return Number(slowest ?? 0)
}
