import { existsSync } from 'node:fs'
import { firefox } from '@playwright/test'
import { findPrograms } from '../paths.ts'

const firefoxes = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** An installed Firefox: of FIREFOX_PATH, or, without Playwright's `own`, the first that is found. */
export function findFirefox(
  { FIREFOX_PATH }: NodeJS.ProcessEnv = process.env,
  own = firefox.executablePath(),
): string | undefined {
  return FIREFOX_PATH || (existsSync(own) ? undefined : findPrograms(firefoxes)[0])
}
