import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { startShop } from './environment.ts'
import { type EngineRun, engineNames, findEngine } from './find-engine.ts'
import { runVitest } from './run-tests.ts'

const journeys = ['landing', 'purchase', 'session', 'admin']

/** Runs the tests of test/engines in Firefox and WebKit: all of them, or the named ones. */
await runCommand(async ({ processes }) => {
  const { engines, selected } = readArguments(process.argv.slice(2))
  const summary: string[] = []
  const runs: [string, EngineRun][] = []
  for (const name of engines) {
    const run = await findEngine(processes, name)
    if (run) runs.push([name, run])
    else summary.push(`${name}: skipped. It is not installed and could not be downloaded.`)
  }
  let isFailed = runs.length === 0
  const shopEnv = isFailed ? {} : await startShop(processes)
  for (const [name, { env, wrapper }] of runs) {
    for (const journey of selected) {
      console.log(`\n─── ${name}, ${journey} ───`)
      const run = { filters: [`engines/${journey}`], env: { ...shopEnv, ...env }, wrapper }
      const { passed, failures } = await runVitest(processes, ['engines'], run)
      summary.push(`${name}, ${journey}: ${passed} passed, ${failures.length} failed`)
      isFailed ||= failures.length > 0
    }
  }
  await processes.stopAll()
  console.log(`\n${summary.join('\n')}`)
  return isFailed ? 1 : 0
})

function readArguments(words: string[]) {
  const unknown = words.find((word) => ![...engineNames, ...journeys].includes(word))
  if (unknown) {
    const known = [...engineNames, ...journeys].join(', ')
    throw new UserError(`Unknown engine or journey "${unknown}": choose from ${known}.`)
  }
  const named = <Name extends string>(names: readonly Name[]) => {
    const chosen = names.filter((name) => words.includes(name))
    return chosen.length > 0 ? chosen : names
  }
  return { engines: named(engineNames), selected: named(journeys) }
}
