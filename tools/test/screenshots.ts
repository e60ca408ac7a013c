import { join } from 'node:path'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { runJourneys } from './run-journeys.ts'
import { testShop } from './test-shop.ts'

const config = join(root, 'test/screenshots/playwright.config.ts')

await runCommand(async ({ processes }) => {
  const shop = testShop(processes, { parts: ['browser'], firestore: undefined, filters: [] })
  const filters = [`--config=${config}`, ...process.argv.slice(2)]
  const { failed } = await runJourneys(processes, shop, filters)
  await processes.stopAll()
  console.log('\nThe pictures are in screenshots/, one folder for each kind of person.')
  return failed === 0 ? 0 : 1
})
