import type { Engine } from './driver.ts'
import { launchPlaywright } from './playwright.ts'
import { launchFirefox } from './puppeteer.ts'
import { launchWebKit } from './webdriver.ts'

/**
 * Launches the browser that `npm run test:engines` has found: an installed one, or Playwright's
 * build.
 */
export function launchEngine({ ENGINE, ENGINE_PATH }: NodeJS.ProcessEnv): Promise<Engine> {
  if (ENGINE !== 'firefox' && ENGINE !== 'webkit') {
    throw new Error(`ENGINE is "${ENGINE}": run these tests with npm run test:engines`)
  }
  if (!ENGINE_PATH) return launchPlaywright(ENGINE)
  return ENGINE === 'firefox' ? launchFirefox(ENGINE_PATH) : launchWebKit(ENGINE_PATH)
}
