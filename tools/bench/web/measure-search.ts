import type { Page } from '@playwright/test'
import { atMost, type Figure, median } from '../report.ts'
import type { Bench } from './pages.ts'
import { slowestInput, slowPage } from './phone.ts'

const visits = 5

/** Lighthouse's network of a mid-tier phone: 1.6 Mbit/s and a round trip of 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
}

/** Searches as on a mid-tier phone. The figures are medians, with their targets. */
export async function measureSearch({ chrome, slowdown, url }: Bench): Promise<Figure[]> {
  const [first, later, inputs]: [number[], number[], number[]] = [[], [], []]
  await chrome.setStorageState({ cookies: [], origins: [] })
  for (let visit = 0; visit < visits; visit++) {
    const page = await slowPage(chrome, slowdown, url)
    const protocol = await chrome.newCDPSession(page)
    await protocol.send('Network.emulateNetworkConditions', network)
    await page.evaluate(observeResults)
    await page.getByRole('searchbox', { name: 'Find a product' }).last().click()
    first.push(...(await timeOf(page, 'k')))
    for (const key of 'estrel 32gb ddr5') later.push(...(await timeOf(page, key)))
    inputs.push(await slowestInput(page))
    await page.close()
  }
  return [
    atMost('from the first key to its result', 1000, median(first), ' ms'),
    atMost('from a later key to its result', 450, median(later), ' ms'),
    atMost('from the slowest input to the next paint', 200, median(inputs), ' ms'),
  ]
}

/** From a key to the frame with its result, in ms; empty for a key that changes no result. */
async function timeOf(page: Page, key: string): Promise<number[]> {
  await page.keyboard.press(key)
  // Longer than a result takes.
  await page.waitForTimeout(2000)
  const time = await page.locator('html').getAttribute('data-result')
  return time ? [Number(time)] : []
}

/** Runs in the page. Stores the time as an attribute, so that Playwright can read it. */
function observeResults(): void {
  const { dataset } = document.documentElement
  let key = 0
  addEventListener('keydown', ({ timeStamp }) => {
    key = timeStamp
    delete dataset.result
  })
  const results = document.querySelector('#services')
  const observer = new MutationObserver(() => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        dataset.result = String(performance.now() - key)
      })
    })
  })
  if (results) observer.observe(results, { subtree: true, childList: true, characterData: true })
}
