import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../paths.ts'
import { runCommand } from '../process/command.ts'
import { step } from '../process/progress.ts'
import { emulatorEnv } from '../project.ts'
import { buildFunctions } from '../start/build.ts'
import { inMs, spreadOf } from './median.ts'
import { report } from './report.ts'

const rounds = 30
const target = 1.3

const script = `
  const start = performance.now()
  await import(process.argv[1])
  console.log(performance.now() - start)
  process.exit()`

await runCommand(async ({ processes }) => {
  await step('Building the function', () => buildFunctions(processes))
  const [bare, built]: [number[], number[]] = [[], []]
  await step(`Loading both functions ${rounds} times`, async () => {
    for (let round = 0; round < rounds; round++) {
      bare.push(await loadingMs('tools/bench/bare-function.mjs'))
      built.push(await loadingMs('functions/lib/index.js'))
    }
  })
  const ratio = spreadOf(built).median / spreadOf(bare).median
  return report('Loading the function in a new process', [
    { what: 'the packages alone', target: '', measured: inMs(spreadOf(bare)), isMet: true },
    {
      what: 'the shop',
      target: `≤ ${target} ×`,
      measured: `${ratio.toFixed(2)} ×, ${inMs(spreadOf(built))}`,
      isMet: ratio <= target,
    },
  ])
})

/** The time in ms that a new process needs to load a file. */
async function loadingMs(file: string): Promise<number> {
  const args = ['--input-type=module', '--eval', script, join(root, file)]
  const options = { env: { ...process.env, ...emulatorEnv('127.0.0.1:8080') } }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return Number(stdout)
}
