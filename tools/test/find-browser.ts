import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import { installed } from '../paths.ts'
import type { Processes } from '../process/processes.ts'
import { UserError } from '../process/user-error.ts'

// The shell has no desktop browser around the page, which takes half of the tests' processor time.
const chromes = [
  'chromium-headless-shell',
  ...['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const firefoxes = ['firefox-esr', 'firefox']

const chromeMissing =
  'The browser tests need Chrome or Chromium, and none could be downloaded: install one and try again, ' +
  'or name it in CHROME_PATH.'

/**
 * The path of a Chrome or Chromium: of CHROME_PATH, an installed one, otherwise Playwright's,
 * otherwise Debian's.
 */
export async function findChromium(processes: Processes): Promise<string> {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH && !existsSync(CHROME_PATH))
    throw new UserError(`CHROME_PATH names ${CHROME_PATH}, and there is no such file: correct it.`)
  const found = CHROME_PATH || findProgram(chromes)
  if (found) return found
  if (await hasOwnBuild(processes, chromium)) return chromium.executablePath()
  const debian = await installPackage(processes, 'chromium-headless-shell', chromes)
  if (!debian) throw new UserError(chromeMissing)
  return debian
}

/** Firefox and WebKit, in which the main journeys run. */
const engines = { firefox, webkit }

/**
 * The environment of the tests in an engine: Playwright's own build, otherwise for Firefox an
 * installed one, or Debian's.
 */
export async function findEngine(
  processes: Processes,
  name: keyof typeof engines,
): Promise<Record<string, string> | undefined> {
  const own = { ENGINE: name }
  const program = name === 'firefox' ? findProgram(firefoxes) : undefined
  if (program && !existsSync(firefox.executablePath())) return { ...own, ENGINE_PATH: program }
  if ((await hasOwnBuild(processes, engines[name])) && (await starts(engines[name]))) return own
  const debian = name === 'firefox' && (await installPackage(processes, 'firefox-esr', firefoxes))
  return debian ? { ...own, ENGINE_PATH: debian } : undefined
}

/** The path of the first of these programs that is there: each an absolute path, or in PATH. */
function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => (name.startsWith('/') ? name : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path))
}

/** Downloads Playwright's build unless it is here; returns whether it is. */
async function hasOwnBuild(processes: Processes, browser: BrowserType): Promise<boolean> {
  if (existsSync(browser.executablePath())) return true
  console.log(`• No ${browser.name()} here: downloading one (about 150 MB) …`)
  const args = [installed('@playwright/test/cli.js'), 'install', browser.name()]
  return succeeds(processes, process.execPath, args)
}

/** Whether the libraries that the browser needs are here, too. */
async function starts(browser: BrowserType): Promise<boolean> {
  try {
    await (await browser.launch()).close()
    return true
  } catch (error) {
    console.log(`• Playwright’s ${browser.name()} does not start: ${error}`)
    return false
  }
}

/** Installs a Debian package, which needs root. Returns the path of its program. */
async function installPackage(
  processes: Processes,
  name: string,
  programs: string[],
): Promise<string | undefined> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`• The download failed: installing Debian’s ${name} …`)
    await succeeds(processes, 'apt-get', ['update'])
    await succeeds(processes, 'apt-get', ['install', '-y', name])
  }
  return findProgram(programs)
}

async function succeeds(processes: Processes, file: string, args: string[]): Promise<boolean> {
  return (await processes.exitCode({ name: 'Browser install', file, args })) === 0
}
