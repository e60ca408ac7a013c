import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core'
import { type Engine, type Profile, type Tab, timeoutMs, windowSize } from './driver.ts'

/** An installed Firefox, driven by WebDriver BiDi: Playwright drives only its own build. */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: windowSize,
  })
  return { newProfile: () => newProfile(browser), close: () => browser.close() }
}

async function newProfile(browser: Browser): Promise<Profile> {
  const context = await browser.createBrowserContext()
  return { newTab: async () => tab(await context.newPage()), close: () => context.close() }
}

function tab(page: Page): Tab {
  page.setDefaultTimeout(timeoutMs)

  async function element(selector: string): Promise<ElementHandle> {
    const found = await page.$(selector)
    if (!found) throw new Error(`No element matches ${selector}`)
    return found
  }

  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    bringToFront: () => page.bringToFront(),
    url: async () => page.url(),
    // Puppeteer's parameter type is a wrapper that a generic argument does not match.
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    click: (selector) => page.click(selector),
    async type(selector, text) {
      await page.click(selector)
      await page.keyboard.down('Control')
      await page.keyboard.press('a')
      await page.keyboard.up('Control')
      await page.keyboard.press('Delete')
      await page.keyboard.type(text)
    },
    async upload(selector, path) {
      const field = (await element(selector)) as ElementHandle<HTMLInputElement>
      await field.uploadFile(path)
    },
  }
}
