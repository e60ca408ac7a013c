import { join } from 'node:path'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { type EngineName, engineNames, findEngine } from './find-engine.ts'
import { runPlaywright } from './run-tests.ts'

const config = join(root, 'test/engines/playwright.config.ts')

/** Runs the journeys of test/engines in Firefox and WebKit, or in the named one. */
await runCommand(async ({ processes }) => {
  const summary: string[] = []
  let [isRun, isFailed] = [false, false]
  for (const name of selected(process.argv.slice(2))) {
    const env = await findEngine(processes, name)
    if (!env) {
      summary.push(`${name}: skipped. It is not installed and could not be downloaded.`)
      continue
    }
    const exitCode = await runPlaywright(processes, [`--config=${config}`], env)
    summary.push(`${name}: ${exitCode === 0 ? 'passed' : 'failed'}`)
    isRun = true
    isFailed ||= exitCode !== 0
  }
  console.log(`\n${summary.join('\n')}`)
  return isRun && !isFailed ? 0 : 1
})

function selected(words: string[]): readonly EngineName[] {
  const named = engineNames.filter((name) => words.includes(name))
  if (named.length < words.length)
    throw new UserError(`Unknown engine in "${words.join(' ')}": choose from ${engineNames}.`)
  return named.length > 0 ? named : engineNames
}
