import { createRequire } from 'node:module'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'
import { findFirefox } from '../../tools/test/find-firefox.ts'

const { SHOP_URL } = process.env
const firefoxPath = findFirefox()

// An installed Firefox is driven by WebDriver BiDi, of which Debian's lacks a command that
// Playwright sends for each context.
const missing = 'emulation.setMediaFeaturesOverride'
if (firefoxPath) {
  const { server } = createRequire(import.meta.url)('playwright-core/lib/coreBundle')
  const transport = server.WebSocketTransport.prototype
  const { send } = transport
  transport.send = function (message: { id: number; method: string }) {
    if (message.method !== missing) return send.call(this, message)
    queueMicrotask(() => this.onmessage({ type: 'success', id: message.id, result: {} }))
  }
}

/** The main journeys, in Playwright's Firefox or WebKit, or in an installed Firefox. */
export default defineConfig({
  ...journeys,
  globalSetup: '../../tools/test/playwright-setup.ts',
  testDir: '.',
  outputDir: '../../test-results',
  use: { baseURL: SHOP_URL, viewport: { width: 1280, height: 800 } },
  projects: [
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        ...(firefoxPath && {
          channel: 'moz-firefox',
          launchOptions: { executablePath: firefoxPath },
        }),
      },
    },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
})
