import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { demoProject } from '../emulator-target.ts'
import { findJava } from '../firestore/official-firestore.ts'
import { root } from '../paths.ts'
import { createProcesses } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import { buildFunctions, buildWeb } from './build.ts'
import { firebase } from './emulators.ts'

/** The Java that firebase-tools asks for. */
const oldestJava = 21
const javaMissing =
  `The emulators of Firebase need Java ${oldestJava} or newer: install it, or use \`npm start\`, ` +
  'which needs none.'

/**
 * Builds the shop and runs `firebase emulators:start` with the demo project and the flags of this
 * command, whatever .firebaserc says. Missing Java is reported before the build.
 */
async function main(flags: string[]): Promise<number> {
  const java = findJava(process.env, oldestJava)
  if (!java) throw new UserError(javaMissing)
  const processes = createProcesses()
  await step('Building function and web client', () =>
    Promise.all([buildFunctions(processes), buildWeb(processes)]),
  )
  const args = [...firebase, 'emulators:start', '--project', demoProject, ...flags]
  const PATH = `${dirname(java)}${delimiter}${process.env.PATH}`
  const emulators = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PATH, FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
    stdio: 'inherit',
  })
  // Ctrl-C reaches firebase-tools too, which then exports the data and ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => emulators.kill('SIGINT'))
  }
  return new Promise((resolve) => emulators.once('exit', (code) => resolve(code ?? 1)))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UserError)) throw error
  console.error(`\n✗ ${error.message}`)
  process.exitCode = 1
}
