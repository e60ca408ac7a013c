import { installed } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { findChromium } from './find-chromium.ts'

/** Runs all tests: Vitest, and then Playwright, also after a failure. */
await runCommand(async ({ processes }) => {
  // At first, because the tests of Vitest take minutes.
  process.env.CHROME_PATH = await findChromium(processes)
  const run = (...args: string[]) =>
    processes.exitCode({ name: 'Tests', file: process.execPath, args, show: true })
  const inVitest = await run(installed('vitest/vitest.mjs'), 'run')
  const inPlaywright = await run(installed('@playwright/test/cli.js'), 'test')
  return inVitest || inPlaywright
})
