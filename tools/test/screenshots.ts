import { join } from 'node:path'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { runPlaywright } from './run-tests.ts'

const config = join(root, 'test/screenshots/playwright.config.ts')

await runCommand(async ({ processes }) => {
  const filters = [`--config=${config}`, ...process.argv.slice(2)]
  const { failures } = await runPlaywright(processes, { filters })
  console.log('\nThe screenshots are in screenshots/, one folder for each role.')
  return failures.length === 0 ? 0 : 1
})
