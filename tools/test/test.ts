import { chooseFirestore, officialMissing } from '../firestore/choose-firestore.ts'
import { findOfficialFirestore } from '../firestore/official-firestore.ts'
import { runCommand } from '../process/command.ts'
import { testOptions } from '../process/options.ts'
import { runPlaywright, runVitest } from './run-tests.ts'

/** Runs all tests, or one part of them, and counts them. */
await runCommand(async ({ processes }) => {
  const { firestore, part, filters } = testOptions(process.argv.slice(2))
  const running = process.env.FIRESTORE_EMULATOR_HOST
  const { kind } = chooseFirestore(firestore, running, findOfficialFirestore)
  if (kind === 'embedded' && !firestore)
    console.log(`Only the embedded Firestore: ${officialMissing}`)

  const run = { filters, env: { FIRESTORE_KIND: firestore } }
  const projects = part ? `${part}*` : '!engines'
  const counts = [
    ...(part === 'browser' ? [] : [await runVitest(processes, [projects], run)]),
    ...(part === 'browser' || !part ? [await runPlaywright(processes, run)] : []),
  ]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failures = counts.flatMap((count) => count.failures)
  await processes.stopAll()
  // Again, at the end: the list of passed tests is long.
  for (const { title, message } of failures)
    console.log(`\nFAILED ${title}\n${message.slice(0, 2_000)}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
})
