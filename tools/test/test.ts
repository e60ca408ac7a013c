import { chooseFirestore, officialMissing } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { type TestOptions, testOptions } from '../process/options.ts'
import { findChromium } from './find-chromium.ts'
import { runPlaywright, runVitest } from './run-tests.ts'

/** Runs all tests, or those that the arguments select. */
await runCommand(async ({ processes }) => {
  const options = testOptions(process.argv.slice(2))
  announceFirestore(options)
  const inVitest = options.part !== 'browser'
  const inBrowser = options.part === 'browser' || !options.part
  const env = {
    FIRESTORE_KIND: options.firestore,
    // A missing browser is reported now, and not after minutes of other tests.
    ...(inBrowser && { CHROME_PATH: await findChromium(processes) }),
  }
  const inNode = inVitest ? await runVitest(processes, vitestArguments(options), env) : 0
  const inChromium = inBrowser
    ? await runPlaywright(processes, playwrightArguments(options), env)
    : 0
  return inNode || inChromium
})

/** Fails when the Firestore that is asked for is missing. */
function announceFirestore({ firestore }: TestOptions): void {
  const forced = firestore === 'both' ? 'official' : firestore
  const running = process.env.FIRESTORE_EMULATOR_HOST
  const { kind } = chooseFirestore(forced, running, findOfficialFirestore)
  if (kind === 'embedded' && !firestore)
    console.log(`Only the embedded Firestore: ${officialMissing}`)
}

function vitestArguments(options: TestOptions): string[] {
  const { part, changed, title, filters } = options
  return [
    ...(part ? [`--project=${part}*`] : []),
    ...(changed ? [`--changed=${changed}`] : []),
    ...(title ? ['--testNamePattern', title] : []),
    ...(isSelection(options) ? ['--passWithNoTests'] : []),
    ...filters,
  ]
}

function playwrightArguments(options: TestOptions): string[] {
  const { changed, title, filters } = options
  return [
    ...(changed ? [`--only-changed=${changed}`] : []),
    ...(title ? ['--grep', title] : []),
    ...(isSelection(options) ? ['--pass-with-no-tests'] : []),
    ...filters,
  ]
}

/** Whether the options may well select no test of Vitest or of Playwright. */
function isSelection({ changed, title, filters }: TestOptions): boolean {
  return Boolean(changed || title || filters.length > 0)
}
