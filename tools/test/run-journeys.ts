import type { Processes } from '../process/processes.ts'
import { ports } from '../project.ts'
import { seed } from '../seed/run-seed.ts'
import { clearAccounts } from './api-server.ts'
import type { Count } from './count.ts'
import { findChromium } from './find-chromium.ts'
import { runPlaywright } from './run-tests.ts'
import type { TestShop } from './test-shop.ts'

/** Runs Playwright on a whole, freshly seeded shop and counts; `filters` are its arguments. */
export async function runJourneys(
  processes: Processes,
  shop: TestShop,
  filters: string[],
): Promise<Count> {
  const chrome = await findChromium(processes)
  const env = await openSeededShop(processes, shop)
  return runPlaywright(processes, { filters, env: { ...env, CHROME_PATH: chrome } })
}

/** Starts a whole shop with the seeded catalog; returns the environment of its tests. */
export async function openSeededShop(
  processes: Processes,
  shop: TestShop,
): Promise<NodeJS.ProcessEnv> {
  const env = await shop.wholeShop()
  await clearAccounts()
  await seed(processes, env)
  return { ...env, API_URL: `http://127.0.0.1:${ports.hosting}/api` }
}
