import { createProcesses, type Processes } from './processes.ts'
import { UserError } from './user-error.ts'

export interface Work {
  processes: Processes
  /** The exit code after a signal: 130, unless the work declares stopping as its normal end. */
  exitCodeWhenStopped: number
}

export async function runCommand(main: (work: Work) => Promise<number>): Promise<never> {
  const work: Work = { processes: createProcesses(), exitCodeWhenStopped: 130 }
  const exitCode = await Promise.race([
    main(work),
    work.processes.lost,
    stopSignal().then(() => {
      console.log('\nStopping everything …')
      return work.exitCodeWhenStopped
    }),
  ]).catch(report)
  await work.processes.stopAll()
  process.exit(exitCode)
}

function stopSignal(): Promise<void> {
  // A closed terminal must not cause a crash.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
  })
}

function report(error: unknown): number {
  console.error(isForUser(error) ? `\n✗ ${error.message}` : error)
  return 1
}

function isForUser(error: unknown): error is Error {
  // A number in errors of Firestore.
  const { code } = Object(error)
  return error instanceof UserError || String(code).startsWith('ERR_PARSE_ARGS')
}
