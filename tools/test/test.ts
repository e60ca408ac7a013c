import { chooseFirestore, officialMissing } from '../firestore/choose-firestore.ts'
import { runCommand } from '../process/command.ts'
import { findChromium } from './find-browser.ts'
import { runPlaywright, runVitest } from './run-tests.ts'
import { testOptions } from './test-options.ts'

/** Runs all tests, or those that the arguments select. */
await runCommand(async ({ processes }) => {
  const { firestore, part, changed, title, filters } = testOptions(process.argv.slice(2))
  // Fails now when the Firestore that is asked for is missing.
  const { kind } = chooseFirestore(firestore === 'both' ? 'official' : firestore)
  if (kind === 'embedded' && !firestore)
    console.log(`Only the embedded Firestore: ${officialMissing}`)
  const inVitest = part !== 'browser'
  const inBrowser = part === 'browser' || !part
  const env = {
    FIRESTORE_KIND: firestore,
    // A missing browser is reported now, and not after minutes of other tests.
    ...(inBrowser && { CHROME_PATH: await findChromium(processes) }),
  }
  // They may select no test of Vitest or of Playwright.
  const isSelection = Boolean(changed || title || filters.length > 0)
  const vitestArguments = [
    ...flag('--project=', part && `${part}*`),
    ...flag('--changed=', changed),
    ...flag('--testNamePattern=', title),
    ...(isSelection ? ['--passWithNoTests'] : []),
    ...filters,
  ]
  const playwrightArguments = [
    ...flag('--only-changed=', changed),
    ...flag('--grep=', title),
    ...(isSelection ? ['--pass-with-no-tests'] : []),
    ...filters,
  ]
  const inNode = inVitest ? await runVitest(processes, vitestArguments, env) : 0
  const inChromium = inBrowser ? await runPlaywright(processes, playwrightArguments, env) : 0
  return inNode || inChromium
})

function flag(name: string, value: string | undefined): string[] {
  return value ? [`${name}${value}`] : []
}
