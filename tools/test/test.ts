import { chooseFirestore, officialMissing } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { type Part, type TestOptions, testOptions } from '../process/options.ts'
import { seconds } from '../process/progress.ts'
import { type Count, countLine, sum } from './count.ts'
import { runPlaywright, runVitest } from './run-tests.ts'

interface TestRun {
  title: string
  /** Projects of vitest.config.ts; without them Playwright's tests. */
  projects?: string[]
  env?: NodeJS.ProcessEnv
  /** Why it is skipped. */
  skipped?: string | false
}

await runCommand(async ({ processes }) => {
  const options = testOptions(process.argv.slice(2))
  const runs = testRuns(options)
  const counts: Count[] = []
  const summary: string[] = []

  for (const { title, projects, env, skipped } of options.parts.flatMap((part) => runs[part])) {
    if (skipped) {
      summary.push(`${title}: ${skipped}`)
      continue
    }
    console.log(`\n─── ${title} ───`)
    const start = Date.now()
    const kind = options.firestore && { FIRESTORE_KIND: options.firestore }
    const run = { filters: options.filters, env: { ...kind, ...env } }
    const count = await (projects
      ? runVitest(processes, projects, run)
      : runPlaywright(processes, run))
    counts.push(count)
    summary.push(`${title}: ${countLine(count)} (${seconds(start)})`)
  }

  const total = sum(counts)
  await processes.stopAll()
  console.log(`\n${summary.join('\n')}\n\n${countLine(total)}`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
})

/**
 * The runs of each part of `npm test`. API tests run on both kinds of Firestore, so that these
 * cannot drift.
 */
function testRuns({ firestore: forced }: TestOptions): Record<Part, TestRun[]> {
  const reference = chooseFirestore(
    forced,
    process.env.FIRESTORE_EMULATOR_HOST,
    findOfficialFirestore,
  )
  const missing = forced ? `not with --firestore=${forced}` : `left out. ${officialMissing}`
  const noReference = reference.kind === 'embedded' && missing
  const embedded = { FIRESTORE_KIND: 'embedded' }
  return {
    unit: [{ title: 'unit', projects: ['unit', 'unit-web'] }],
    api: [
      { title: 'api, official Firestore', projects: ['api'], skipped: noReference },
      {
        title: 'api, embedded Firestore',
        projects: ['api'],
        env: embedded,
        skipped: forced === 'official' && 'not with --firestore=official',
      },
    ],
    reads: [{ title: 'reads', projects: ['reads'] }],
    faults: [
      { title: 'faults', projects: ['faults'] },
      {
        title: 'faults, official Firestore',
        projects: ['faults-official'],
        skipped: reference.kind !== 'official' && missing,
      },
    ],
    rules: [{ title: 'rules', projects: ['rules'], skipped: noReference }],
    browser: [{ title: 'browser' }],
  }
}
