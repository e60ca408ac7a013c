import { officialMissing } from '../firestore/choose-firestore.ts'
import { runCommand } from '../process/command.ts'
import { testOptions } from '../process/options.ts'
import { seconds } from '../process/progress.ts'
import { UserError } from '../process/user-error.ts'
import { type Count, countLine, oneFailure, sum } from './count.ts'
import { type TestRun, testParts } from './test-parts.ts'

await runCommand(async ({ processes }) => {
  const options = testOptions(process.argv.slice(2))
  const runs = testParts(processes, options)
  const counts: Count[] = []
  const summary: string[] = []

  for (const { title, run } of options.parts.flatMap((part) => runs[part])) {
    const start = Date.now()
    const count = run && (await counted(title, run))
    if (count) counts.push(count)
    summary.push(
      count ? `${title}: ${countLine(count)} (${seconds(start)})` : `${title}: ${skipped(options)}`,
    )
  }

  const total = sum(counts)
  await processes.stopAll()
  console.log(`\n${summary.join('\n')}\n\n${countLine(total)}`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
})

async function counted(title: string, run: NonNullable<TestRun['run']>): Promise<Count> {
  console.log(`\n─── ${title} ───`)
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof UserError ? `✗ ${error.message}` : error)
    return oneFailure
  }
}

function skipped({ firestore }: { firestore: string | undefined }): string {
  return firestore ? `not with --firestore=${firestore}` : `left out. ${officialMissing}`
}
