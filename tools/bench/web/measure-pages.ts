import type { BrowserContext } from '@playwright/test'
import { type Finding, measure } from './measure.ts'
import { interact, logIn, type MeasuredPage, pagesOf, type Visitor } from './pages.ts'

export interface PageFindings extends MeasuredPage {
  who: Visitor
  visits: Finding[]
  /** From the slowest input of a typical interaction to the next paint, in ms. */
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
export async function measurePages(bench: Bench, order: string): Promise<PageFindings[]> {
  const found: PageFindings[] = []
  for (const who of ['visitor', 'customer', 'admin'] as const) {
    if (who !== 'visitor') await logIn(bench.chrome, bench.url, who)
    for (const page of pagesOf(who, order)) {
      const visit = { url: bench.url + page.path, method: 'simulate', keeps: 'session' } as const
      const visits = await measure(bench.port, bench.slowdown, Array(rounds).fill(visit))
      found.push({ ...page, who, visits, inp: await slowestInput(bench, page.path) })
    }
  }
  return found
}

async function slowestInput({ chrome, slowdown, url }: Bench, path: string): Promise<number> {
  const page = await chrome.newPage()
  await page.addInitScript(() => {
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    }
    // The slowest input so far, which stands in the document for Playwright to read.
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      const durations = list.getEntries().map(({ duration }) => duration)
      dataset.slowest = String(Math.max(Number(dataset.slowest ?? 0), ...durations))
    }).observe(options)
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  const protocol = await chrome.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await interact(page)
  const slowest = page.locator('html[data-slowest]')
  await slowest.waitFor()
  const duration = Number(await slowest.getAttribute('data-slowest'))
  await page.close()
  return duration
}
