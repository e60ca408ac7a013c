import { join } from 'node:path'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { runPlaywright } from './run-tests.ts'

const config = join(root, 'test/screenshots/playwright.config.ts')

await runCommand(async ({ processes }) => {
  const args = [`--config=${config}`, ...process.argv.slice(2)]
  const exitCode = await runPlaywright(processes, args)
  console.log('\nThe screenshots are in screenshots/, one folder for each role.')
  return exitCode
})
