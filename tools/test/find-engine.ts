import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import type { Processes } from '../process/processes.ts'
import { downloadBrowser, findInPath, installPackages } from './install-browser.ts'

export type EngineName = keyof typeof builds
const builds = { firefox, webkit }
export const engineNames = ['firefox', 'webkit'] as const

/**
 * The environment of the tests in an engine: Playwright's own build, otherwise for Firefox an
 * installed one, or Debian's.
 */
export async function findEngine(
  processes: Processes,
  name: EngineName,
): Promise<Record<string, string> | undefined> {
  const own = { ENGINE: name }
  if (await ownBuildStarts(name)) return own
  const installed = installedFirefox(name)
  if (installed) return installed
  console.log(`• No ${name} here: downloading one (about 100 MB) …`)
  if ((await downloadBrowser(processes, name)) && (await ownBuildStarts(name))) return own
  if (name === 'firefox') await installPackages(processes, ['firefox-esr'])
  return installedFirefox(name)
}

function installedFirefox(name: EngineName): Record<string, string> | undefined {
  const path = name === 'firefox' && findInPath(['firefox-esr', 'firefox'], process.env)
  return path ? { ENGINE: name, ENGINE_PATH: path } : undefined
}

/** Whether Playwright's build is here, with the libraries that it needs. */
async function ownBuildStarts(name: EngineName): Promise<boolean> {
  if (!existsSync(builds[name].executablePath())) return false
  try {
    await (await builds[name].launch()).close()
    return true
  } catch (error) {
    console.log(`• Playwright’s ${name} does not start: ${error}`)
    return false
  }
}
