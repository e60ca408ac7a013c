import { parseFlags } from '../process/parse-flags.ts'

/** The parts of `npm test`: projects of vitest.config.ts that begin so, and Playwright's journeys. */
const parts = ['unit', 'api', 'reads', 'faults', 'rules', 'browser']

/** Parses the arguments of `npm test`: a part, files, and flags; without any all tests run. */
export function testOptions(args: string[]) {
  const usage = 'the flags are --changed, --changed=COMMIT, -t TITLE and --firestore=both'
  const options = {
    firestore: { type: 'string' },
    changed: { type: 'string' },
    title: { type: 'string', short: 't' },
  } as const
  const completed = args.map((word) => (word === '--changed' ? '--changed=HEAD' : word))
  const { values, positionals } = parseFlags(
    { args: completed, allowPositionals: true, options },
    usage,
  )
  const part = parts.find((name) => name === positionals[0])
  return { ...values, part, filters: part ? positionals.slice(1) : positionals }
}
