import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import type { Processes } from '../process/processes.ts'
import { downloadBrowser, findInPath, installPackages } from './install-browser.ts'

export type EngineName = (typeof engineNames)[number]
export const engineNames = ['firefox', 'webkit'] as const

/** How to run the tests in an engine. */
export interface EngineRun {
  env: Record<string, string>
  /** The command that runs them. */
  wrapper: string[]
}

const playwrightTypes = { firefox, webkit }

const installedEngines = {
  firefox: {
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    env: {},
    wrapper: [],
  },
  webkit: {
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    // Otherwise the shop counts as offline on a machine without a network.
    env: { GIO_USE_NETWORK_MONITOR: 'base' },
    // MiniBrowser needs a display.
    wrapper: ['xvfb-run', '--auto-servernum'],
  },
}

/** Playwright's own build, otherwise an installed engine, otherwise one that can be installed. */
export async function findEngine(
  processes: Processes,
  name: EngineName,
): Promise<EngineRun | undefined> {
  const found = (await ownBuild(name)) ?? installedEngine(name)
  if (found) return found

  console.log(`• No ${name} here: downloading one (about 100 MB) …`)
  const download = (await downloadBrowser(processes, name)) ? await ownBuild(name) : undefined
  if (download) return download
  await installPackages(processes, installedEngines[name].packages)
  return installedEngine(name)
}

/** Playwright's build, if the libraries that it needs are installed. */
async function ownBuild(name: EngineName): Promise<EngineRun | undefined> {
  const type = playwrightTypes[name]
  if (!existsSync(type.executablePath())) return undefined
  try {
    await (await type.launch()).close()
    return { env: { ENGINE: name }, wrapper: [] }
  } catch (error) {
    console.log(`• Playwright’s ${name} does not start: ${error}`)
    return undefined
  }
}

function installedEngine(name: EngineName): EngineRun | undefined {
  const { names, env, wrapper } = installedEngines[name]
  const path = findInPath(names, process.env)
  const tools = wrapper.filter((word) => !word.startsWith('-'))
  if (!path || !tools.every((tool) => findInPath([tool], process.env))) return undefined
  return { env: { ...env, ENGINE: name, ENGINE_PATH: path }, wrapper }
}
