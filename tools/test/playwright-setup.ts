import type { FullConfig } from '@playwright/test'
import { createProcesses } from '../process/processes.ts'
import { startEnvironment } from './environment.ts'
import { findChromium } from './find-chromium.ts'

export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  if (projects.some(({ use }) => use.defaultBrowserType === 'chromium')) {
    process.env.CHROME_PATH = await findChromium(createProcesses())
  }
  const { env, stop } = await startEnvironment('browser')
  Object.assign(process.env, env)
  return stop
}
