import { runCommand } from '../process/command.ts'
import { parseFlags } from '../process/parse-flags.ts'
import { runVitest } from './run-tests.ts'

/** The files with random tests whose settings are in functions/test/support/runs.ts. */
const files = ['fuzzing', 'interleavings', 'overview', 'killed-function', 'frozen-firestore']

/** Runs the random tests long; `--seed` repeats a run. */
await runCommand(async ({ processes }) => {
  const options = { firestore: { type: 'string' }, seed: { type: 'string' } } as const
  const usage = 'the flags are --firestore=official, embedded or both, and --seed=1'
  const { values } = parseFlags({ options }, usage)
  const env = { FIRESTORE_KIND: values.firestore, TEST_RUNS: 'long', TEST_SEED: values.seed }
  return runVitest(processes, ['--project=api*', '--project=faults*', ...files], env)
})
