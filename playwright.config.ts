import { defineConfig, devices } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const quietChrome = [
  '--disable-background-networking',
  // Without a GPU, Debian's Chromium would rasterize in software in a process of its own.
  '--disable-gpu',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// The workers inherit it, so that two runs at once don't remove each other's traces.
process.env.TEST_RESULTS ??= `test-results/${process.pid}`

const { CHROME_PATH, SHOP_URL, TEST_RESULTS } = process.env

export default defineConfig({
  globalSetup: './tools/test/playwright-setup.ts',
  outputDir: TEST_RESULTS,
  projects: [
    { name: 'chromium', testDir: 'test/browser' },
    { name: 'journeys', testDir: 'test/engines' },
  ],
  fullyParallel: true,
  workers: 2,
  // A failed test is repeated for its trace. In CI it counts as failed whatever the repetition says.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine: only a hang reaches these limits.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SHOP_URL,
    trace: 'on-first-retry',
    // A test of motion sets `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: CHROME_PATH,
      args: isRoot ? ['--no-sandbox', ...quietChrome] : quietChrome,
    },
  },
})
