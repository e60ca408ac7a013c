import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { type EngineName, engineNames, findEngine } from './find-engine.ts'
import { runPlaywright } from './run-tests.ts'

/** Runs the journeys of ENG-1 in Firefox and WebKit, or in the named one. */
await runCommand(async ({ processes }) => {
  const found: EngineName[] = []
  const env: Record<string, string> = {}
  for (const name of selected(process.argv.slice(2))) {
    const engine = await findEngine(processes, name)
    if (engine) found.push(name)
    else console.log(`• ${name}: skipped. It is not installed and could not be downloaded.`)
    Object.assign(env, engine)
  }
  if (found.length === 0) throw new UserError('No engine is installed.')
  const projects = found.map((name) => `--project=${name}`)
  const { passed, failed } = await runPlaywright(processes, projects, {
    ...env,
    ENGINES: found.join(),
  })
  console.log(`\n${passed} passed, ${failed} failed in ${found.join(' and ')}`)
  return failed === 0 ? 0 : 1
})

function selected(words: string[]): readonly EngineName[] {
  const named = engineNames.filter((name) => words.includes(name))
  if (named.length < words.length)
    throw new UserError(`Unknown engine in "${words.join(' ')}": choose from ${engineNames}.`)
  return named.length > 0 ? named : engineNames
}
