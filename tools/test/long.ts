import { parseArgs } from 'node:util'
import { runCommand } from '../process/command.ts'
import { firestoreKind } from '../process/options.ts'
import { UserError } from '../process/user-error.ts'
import { runVitest } from './run-tests.ts'

/** The files with random tests whose settings are in functions/test/support/runs.ts. */
const files = ['fuzzing', 'interleavings', 'overview', 'killed-function', 'frozen-firestore']

/** Runs the random tests long; `--seed` repeats a run. */
await runCommand(async ({ processes }) => {
  const { firestore, seed } = readOptions(process.argv.slice(2))
  const env = { FIRESTORE_KIND: firestore, TEST_RUNS: 'long', TEST_SEED: seed }
  return runVitest(processes, ['--project=api*', '--project=faults*', ...files], env)
})

function readOptions(args: string[]) {
  const options = { firestore: { type: 'string' }, seed: { type: 'string' } } as const
  const { values } = parseArgs({ args, options, strict: false })
  const { firestore, seed, ...unknown } = values
  const isKnown = typeof firestore !== 'boolean' && typeof seed !== 'boolean'
  if (isKnown && !Number.isNaN(Number(seed ?? 0)) && Object.keys(unknown).length === 0)
    return { firestore: firestore === 'both' ? firestore : firestoreKind(firestore), seed }
  throw new UserError('The flags are --firestore=official, embedded or both, and --seed=1.')
}
