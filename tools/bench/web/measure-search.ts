import type { BrowserContext, Page } from '@playwright/test'
import { slowProcesses } from './slow-processes.ts'

/** Times in ms. */
export interface SearchFinding {
  /** From the first key, right after the focus, to the frame with its result. */
  firstResult: number
  /** From each further key to the frame with its result. */
  keys: number[]
  /** On the main thread, after the focus, unless it draws cards; 0 when none takes 50 ms or more. */
  longestTask: number
  /** The same of the tasks that draw cards. */
  longestDrawing: number
}

declare global {
  interface Window {
    searched: {
      key: number
      before: string
      firstResult: number
      drawn: number
      /** Start and end of what drew cards, until its frame was shown. */
      drawings: [start: number, end: number][]
      tasks: { start: number; end: number }[]
    }
  }
}

const visits = 5

/** Searches as on a mid-tier phone, each time with an empty cache and signed out. */
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
    await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
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
  await page.waitForFunction(() => window.searched.firstResult > 0, undefined, { timeout: 60_000 })
  const { firstResult } = await page.evaluate(() => window.searched)
  const keys: number[] = []
  for (const key of 'estrel 32gb ddr5') {
    const time = await timeOf(page, key)
    // A key that changes no card is not measured.
    if (time > 0) keys.push(time)
  }
  const { drawings, tasks } = await page.evaluate(() => window.searched)
  const isDrawing = (task: { start: number; end: number }) =>
    drawings.some(([start, end]) => task.start <= end && start <= task.end)
  const longest = (some: typeof tasks) => Math.max(0, ...some.map(({ start, end }) => end - start))
  return {
    firstResult,
    keys,
    longestTask: longest(tasks.filter((task) => !isDrawing(task))),
    longestDrawing: longest(tasks.filter(isDrawing)),
  }
}

async function timeOf(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  await page.waitForTimeout(1000)
  return page.evaluate(() => window.searched.drawn - window.searched.key)
}

/** Runs in the page. */
function observe(): void {
  const found: Window['searched'] = {
    ...{ key: 0, before: '', firstResult: 0, drawn: 0 },
    ...{ drawings: [], tasks: [] },
  }
  window.searched = found
  let focus = Number.POSITIVE_INFINITY
  const status = () => document.querySelector('#services [role="status"]')?.textContent ?? ''
  addEventListener('focusin', ({ timeStamp }) => {
    focus = Math.min(focus, timeStamp)
  })
  addEventListener('keydown', ({ timeStamp }) => {
    found.before ||= status()
    found.key = timeStamp
  })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime >= focus) found.tasks.push({ start: startTime, end: startTime + duration })
    }
  }).observe({ type: 'longtask' })
  new MutationObserver((changes) => {
    if (found.key === 0) return
    const cards = changes.some(({ target, addedNodes }) => {
      return addedNodes.length > 0 && target instanceof Element && target.closest('#services ul')
    })
    const start = performance.now()
    requestAnimationFrame(() => {
      setTimeout(() => {
        found.drawn = performance.now()
        if (cards) found.drawings.push([start, found.drawn])
        const text = status()
        if (found.firstResult === 0 && text !== found.before && / of [\d,]+ products$/.test(text)) {
          found.firstResult = found.drawn - found.key
        }
      })
    })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
