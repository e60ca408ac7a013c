import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'
import { downloadBrowser, findInPath, installPackages } from './install-browser.ts'

// It has no desktop browser around the page, which takes half of the tests' processor time.
const shell = 'chromium-headless-shell'
const desktop = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome']
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/**
 * The path of a Chrome or Chromium: an installed one, otherwise Playwright's, otherwise Debian's.
 */
export async function findChromium(processes: Processes): Promise<string> {
  const found = installedChromium(process.env)
  if (found) return found
  if (existsSync(chromium.executablePath())) return chromium.executablePath()

  console.log('• No Chrome or Chromium here: downloading one (about 150 MB) …')
  if (await downloadBrowser(processes, 'chromium')) return chromium.executablePath()
  await installPackages(processes, [shell])
  const chrome = installedChromium(process.env)
  if (!chrome) throw new UserError(missing)
  return chrome
}

/** Chrome from CHROME_PATH or PATH. */
export function installedChromium(env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH
    throw new UserError(
      `CHROME_PATH names ${env.CHROME_PATH}, and there is no such file: correct it.`,
    )
  }
  return findInPath([shell, ...desktop], env) ?? applications.find((path) => existsSync(path))
}

const missing =
  'The browser tests need Chrome or Chromium, and none could be downloaded: install one and try again, ' +
  'or name it in CHROME_PATH.'
