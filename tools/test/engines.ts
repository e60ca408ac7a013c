import { join } from 'node:path'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { findEngine } from './find-browser.ts'
import { runPlaywright } from './run-tests.ts'

const config = join(root, 'test/engines/playwright.config.ts')
const names = ['firefox', 'webkit'] as const

/** Runs the journeys of test/engines in Firefox and WebKit, or in the named one. */
await runCommand(async ({ processes }) => {
  const words = process.argv.slice(2)
  const named = names.filter((name) => words.includes(name))
  if (named.length < words.length)
    throw new UserError(`Unknown engine in "${words.join(' ')}": choose from ${names}.`)
  const outcomes: string[] = []
  for (const name of named.length > 0 ? named : names) {
    const env = await findEngine(processes, name)
    const exitCode = env && (await runPlaywright(processes, [`--config=${config}`], env))
    if (exitCode === undefined) outcomes.push(`${name}: skipped, because it could not be installed`)
    else outcomes.push(`${name}: ${exitCode === 0 ? 'passed' : 'failed'}`)
  }
  console.log(`\n${outcomes.join('\n')}`)
  const count = (end: string) => outcomes.filter((outcome) => outcome.endsWith(end)).length
  return count('passed') > 0 && count('failed') === 0 ? 0 : 1
})
