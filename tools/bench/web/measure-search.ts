import type { BrowserContext, Page } from '@playwright/test'
import { slowProcesses } from './slow-processes.ts'

/** Times in ms. */
export interface SearchFinding {
  /** From the focus of the search field to the first result of the worker, its download included. */
  indexReady: number
  /** From each key to the frame with its result. */
  keys: number[]
  /** On the main thread, after the focus; 0 when none takes 50 ms or more. */
  longestTask: number
}

declare global {
  interface Window {
    searched: { focus: number; key: number; drawn: number; ready: number; longestTask: number }
  }
}

const visits = 5

/** Searches as on a mid-tier phone, each time with an empty cache. */
export async function measureSearch(
  chrome: BrowserContext,
  port: number,
  slowdown: number,
  url: string,
): Promise<SearchFinding[]> {
  const findings: SearchFinding[] = []
  for (let visit = 0; visit < visits; visit++) {
    const page = await chrome.newPage()
    const session = await chrome.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.addInitScript(observe)
    await page.setViewportSize({ width: 412, height: 823 })
    await page.goto(url)
    await page.getByRole('link', { name: 'Order now' }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const endSlowdown = await slowProcesses(port, slowdown)
    try {
      findings.push(await search(page))
    } finally {
      await endSlowdown()
      await page.close()
    }
  }
  return findings
}

async function search(page: Page): Promise<SearchFinding> {
  const field = page.getByRole('searchbox', { name: 'Find a product' }).last()
  await field.click()
  await page.keyboard.press('k')
  await page.waitForFunction(() => window.searched.ready > 0, undefined, { timeout: 60_000 })
  const { focus, ready } = await page.evaluate(() => window.searched)
  const keys: number[] = []
  for (const key of 'estrel 32gb ddr5') {
    const time = await timeOf(page, key)
    // A key that changes no card is not measured.
    if (time > 0) keys.push(time)
  }
  const { longestTask } = await page.evaluate(() => window.searched)
  return { indexReady: ready - focus, keys, longestTask }
}

async function timeOf(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  await page.waitForTimeout(1000)
  return page.evaluate(() => window.searched.drawn - window.searched.key)
}

/** Runs in the page. */
function observe(): void {
  const found = { focus: 0, key: 0, drawn: 0, ready: 0, longestTask: 0 }
  window.searched = found
  addEventListener('focusin', ({ timeStamp }) => {
    found.focus ||= timeStamp
  })
  addEventListener('keydown', ({ timeStamp }) => {
    found.key = timeStamp
  })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (found.focus > 0 && startTime >= found.focus) {
        found.longestTask = Math.max(found.longestTask, duration)
      }
    }
  }).observe({ type: 'longtask' })
  new MutationObserver(() => {
    if (found.key === 0) return
    requestAnimationFrame(() => {
      setTimeout(() => {
        found.drawn = performance.now()
        const status = document.querySelector('#services [role="status"]')?.textContent ?? ''
        if (found.ready === 0 && / of [\d,]+ products$/.test(status)) found.ready = found.drawn
      })
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
