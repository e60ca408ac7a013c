import { createRequire } from 'node:module'
import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

const { ENGINE, ENGINE_PATH, SHOP_URL } = process.env
if (ENGINE !== 'firefox' && ENGINE !== 'webkit') {
  throw new Error(`ENGINE is "${ENGINE}": run these tests with npm run test:engines`)
}

// An installed Firefox is driven by WebDriver BiDi, of which Debian's lacks a command that
// Playwright sends for each context.
const missing = 'emulation.setMediaFeaturesOverride'
if (ENGINE_PATH) {
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
  use: {
    baseURL: SHOP_URL,
    browserName: ENGINE,
    viewport: { width: 1280, height: 800 },
    ...(ENGINE_PATH && {
      channel: 'moz-firefox',
      launchOptions: { executablePath: ENGINE_PATH },
    }),
  },
})
