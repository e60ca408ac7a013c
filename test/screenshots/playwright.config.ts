import { defineConfig } from '@playwright/test'
import journeys from '../../playwright.config.ts'

/** The browser of the tests, for images of every screen. */
export default defineConfig({
  ...journeys,
  globalSetup: '../../tools/test/playwright-setup.ts',
  projects: [{ name: 'chromium', testDir: '.' }],
  outputDir: '../../test-results',
  timeout: 600_000,
  use: { ...journeys.use, trace: 'off' },
})
