import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runCommand } from '../process/command.ts'
import { UserError } from '../process/user-error.ts'
import { runVitest } from './run-tests.ts'

/** The emulators become slow as their data grows, so each batch gets a Firestore of its own. */
const batchRuns = 2000

/** Runs the test of random interleavings on so many random shops; the printed seed repeats the run. */
await runCommand(async ({ processes }) => {
  const { runs, seed } = options(process.argv.slice(2))
  console.log(`${runs} random shops; to repeat them: --runs=${runs} --seed=${seed}`)
  for (let done = 0; done < runs; done += batchRuns) {
    const batch = Math.min(batchRuns, runs - done)
    const { failed } = await runVitest(processes, ['--project=api', 'interleavings'], {
      INTERLEAVINGS_RUNS: `${batch}`,
      INTERLEAVINGS_SEED: `${seed + done}`,
    })
    if (failed > 0) return 1
    console.log(`\n${done + batch} of ${runs} random shops were sound.\n`)
  }
  return 0
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
  const { runs: runsText, seed: seedText, ...unknown } = values
  const [runs, seed] = [Number(runsText), Number(seedText)]
  const areNumbers = Number.isInteger(runs) && Number.isInteger(seed)
  if (areNumbers && runs > 0 && Object.keys(unknown).length === 0) return { runs, seed }
  throw new UserError('The flags are --runs=1000 and --seed=1, whole numbers.')
}
