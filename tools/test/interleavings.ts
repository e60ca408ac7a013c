import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { runVitest } from './run-tests.ts'

/**
 * Runs the test of random interleavings on this number of random shops; the printed seed repeats
 * the run.
 */
await runCommand(async ({ processes }) => {
  const { runs, seed } = options(process.argv.slice(2))
  console.log(`${runs} random shops; to repeat them: --runs=${runs} --seed=${seed}`)
  const { failed } = await runVitest(processes, ['api'], {
    filters: ['interleavings'],
    env: { INTERLEAVINGS_RUNS: `${runs}`, INTERLEAVINGS_SEED: `${seed}` },
  })
  return failed === 0 ? 0 : 1
})

function options(args: string[]) {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      runs: { type: 'string', default: '1000' },
      seed: { type: 'string', default: `${randomInt(2 ** 31)}` },
    },
  })
  const { runs, seed, ...unknown } = values
  const areNumbers = [runs, seed].every((value) => Number.isInteger(Number(value)))
  if (areNumbers && Number(runs) > 0 && Object.keys(unknown).length === 0) return { runs, seed }
  throw new UserError('The flags are --runs=1000 and --seed=1, whole numbers.')
}
