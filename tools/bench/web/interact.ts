import type { BrowserContext } from '@playwright/test'

declare global {
  interface Window {
    /** Ms from each input to the next paint. */
    waits: number[]
  }
}

/**
 * The longest time (ms) from an input to the next paint on the landing page: typing, selecting and
 * scrolling.
 */
export async function slowestInteraction(
  chrome: BrowserContext,
  url: string,
  slowdown: number,
): Promise<number> {
  const page = await chrome.newPage()
  await page.addInitScript(() => {
    window.waits = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.waits.push(duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(url)
  await page.getByRole('link', { name: 'Order now' }).first().waitFor()
  const protocol = await chrome.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const find = page.getByRole('searchbox', { name: 'Find a product' })
  await find.click()
  await page.getByText('and more').waitFor({ state: 'hidden' })
  await find.pressSequentially('drive tests', { delay: 120 })
  await find.press('Control+A')
  await find.press('Backspace')
  await page.getByRole('button', { name: 'Show more' }).click()
  for (let turn = 0; turn < 20; turn++) {
    await page.mouse.wheel(0, 1500)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => window.waits.length > 0)
  const slowest = await page.evaluate(() => Math.max(...window.waits))
  await page.close()
  return slowest
}
