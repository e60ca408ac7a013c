import { defineConfig, devices } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const quietChrome = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  globalSetup: './tools/test/playwright-setup.ts',
  testDir: 'test/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine: only a hang reaches these limits.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://localhost:5002',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: isRoot ? ['--no-sandbox', ...quietChrome] : quietChrome,
    },
  },
})
