import type { Engine } from './driver.ts'
import { launchPlaywright } from './playwright.ts'
import { launchFirefox } from './puppeteer.ts'

/**
 * Launches the browser that `npm run test:engines` has found: Playwright's build,
 * or an installed Firefox.
 */
export function launchEngine({ ENGINE, ENGINE_PATH }: NodeJS.ProcessEnv): Promise<Engine> {
  if (ENGINE !== 'firefox' && ENGINE !== 'webkit') {
    throw new Error(`ENGINE is "${ENGINE}": run these tests with npm run test:engines`)
  }
  return ENGINE_PATH ? launchFirefox(ENGINE_PATH) : launchPlaywright(ENGINE)
}
