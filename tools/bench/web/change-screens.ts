import type { BrowserContext } from '@playwright/test'
import { spreadOf } from '../median.ts'

const links = [
  { name: 'Blogs', heading: 'Blogs' },
  { name: 'Portfolio', heading: 'Hello, I make Tech House' },
  { name: 'Login', heading: 'Login' },
]

/** The median in ms from a click on a link to a preloaded page to the first paint of that page. */
export async function changeOfScreen(chrome: BrowserContext, url: string): Promise<number> {
  const page = await chrome.newPage()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(url)
  await page.getByRole('link', { name: 'Order now' }).first().waitFor()
  const entries = page.getByRole('navigation', { name: 'Main' })
  const times: number[] = []
  for (const { name, heading } of [...links, ...links, ...links]) {
    const link = entries.getByRole('link', { name })
    await link.hover()
    await page.waitForLoadState('networkidle')
    times.push(
      await link.evaluate(async (element, wanted) => {
        const start = performance.now()
        if (element instanceof HTMLElement) element.click()
        while (document.querySelector('h1')?.textContent !== wanted) {
          await new Promise(requestAnimationFrame)
        }
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        return performance.now() - start
      }, heading),
    )
  }
  await page.close()
  return spreadOf(times).median
}
