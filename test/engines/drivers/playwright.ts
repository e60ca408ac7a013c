import { type Browser, firefox, type Page, webkit } from '@playwright/test'
import { type Engine, type Profile, type Tab, timeoutMs, windowSize } from './driver.ts'

const types = { firefox, webkit }

/** Playwright's own build of Firefox or WebKit. */
export async function launchPlaywright(name: keyof typeof types): Promise<Engine> {
  const browser = await types[name].launch()
  return { newProfile: () => newProfile(browser), close: () => browser.close() }
}

async function newProfile(browser: Browser): Promise<Profile> {
  const context = await browser.newContext({ viewport: windowSize })
  context.setDefaultTimeout(timeoutMs)
  return { newTab: async () => tab(await context.newPage()), close: () => context.close() }
}

function tab(page: Page): Tab {
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    bringToFront: () => page.bringToFront(),
    url: async () => page.url(),
    // Playwright's parameter type is a wrapper that a generic argument does not match.
    evaluate: (script, argument) => page.evaluate(script as never, argument),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.fill(selector, text),
    upload: (selector, path) => page.setInputFiles(selector, path),
  }
}
