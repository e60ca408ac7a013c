import { runCommand } from '../process/command.ts'
import { seconds } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import { type Count, countLine, sum } from './count.ts'
import { startShop } from './environment.ts'
import { type EngineRun, engineNames, findEngine } from './find-engine.ts'
import { runVitest } from './run-tests.ts'

const journeys = ['landing', 'purchase', 'session', 'admin']

/** Runs the tests of test/engines in Firefox and WebKit: all of them, or the named ones. */
await runCommand(async ({ processes }) => {
  const { engines, selected } = readArguments(process.argv.slice(2))
  const counts: Count[] = []
  const summary: string[] = []
  const runs: [string, EngineRun][] = []
  for (const name of engines) {
    const run = await findEngine(processes, name)
    if (run) runs.push([name, run])
    else summary.push(`${name}: skipped. It is not installed and could not be downloaded.`)
  }

  if (runs.length > 0) {
    const shopEnv = await startShop(processes)
    for (const [name, { env, wrapper }] of runs) {
      for (const journey of selected) {
        console.log(`\n─── ${name}, ${journey} ───`)
        const start = Date.now()
        const run = { filters: [`engines/${journey}`], env: { ...shopEnv, ...env }, wrapper }
        const count = await runVitest(processes, ['engines'], run)
        counts.push(count)
        summary.push(`${name}, ${journey}: ${countLine(count)} (${seconds(start)})`)
      }
    }
  }

  const total = sum(counts)
  await processes.stopAll()
  console.log(`\n${summary.join('\n')}\n\n${countLine(total)}`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
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
