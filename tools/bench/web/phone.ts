import type { BrowserContext, Page } from '@playwright/test'

export async function slowPage(
  chrome: BrowserContext,
  slowdown: number,
  url: string,
): Promise<Page> {
  const page = await chrome.newPage()
  await page.addInitScript(observeInputs)
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const protocol = await chrome.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** From the slowest input so far to the next paint, in ms; 0 below 16. */
export async function slowestInput(page: Page): Promise<number> {
  // An entry follows the paint.
  await page.waitForTimeout(500)
  return Number((await page.locator('html').getAttribute('data-slowest-input')) ?? 0)
}

/** Runs in the page. Stores the longest duration as an attribute, so that Playwright can read it. */
function observeInputs(): void {
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      const slowest = Number(dataset.slowestInput ?? 0)
      if (interactionId) dataset.slowestInput = String(Math.max(slowest, duration))
    }
  }).observe(options)
}
