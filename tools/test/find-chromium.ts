import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findPrograms, installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'

const programs = [
  // The shell has no desktop browser around the page, which takes half of the tests' processor time.
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of CHROME_PATH, of an installed Chrome, otherwise of Playwright's or Debian's. */
export async function findChromium(processes: Processes): Promise<string> {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new UserError(`CHROME_PATH names ${CHROME_PATH}, and there is no such file: correct it.`)
  const found = CHROME_PATH || findPrograms(programs)[0]
  if (found) return found
  if (await downloadChromium(processes)) return chromium.executablePath()
  await installDebianChromium(processes)
  const [debian] = findPrograms(programs)
  if (debian) return debian
  throw new UserError(
    'The browser tests need Chrome or Chromium, and none could be downloaded: install one and try ' +
      'again, or name it in CHROME_PATH.',
  )
}

async function downloadChromium(processes: Processes): Promise<boolean> {
  if (existsSync(chromium.executablePath())) return true
  console.log('• No Chromium here: downloading one (about 150 MB) …')
  const args = [installed('@playwright/test/cli.js'), 'install', 'chromium']
  return succeeds(processes, process.execPath, args)
}

async function installDebianChromium(processes: Processes): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('• The download failed: installing Debian’s chromium-headless-shell …')
  await succeeds(processes, 'apt-get', ['update'])
  await succeeds(processes, 'apt-get', ['install', '-y', 'chromium-headless-shell'])
}

async function succeeds(processes: Processes, file: string, args: string[]): Promise<boolean> {
  return (await processes.exitCode({ name: 'Browser install', file, args })) === 0
}
