import { parseFlags } from './parse-flags.ts'
import { UserError } from './user-error.ts'

export type FirestoreKind = 'official' | 'embedded'
type Part = (typeof parts)[number]

/** The parts of `npm test`: projects of vitest.config.ts that begin so, and Playwright's journeys. */
const parts = ['unit', 'api', 'reads', 'faults', 'rules', 'browser'] as const

export interface StartOptions {
  dev: boolean
  firestore: FirestoreKind | undefined
}

export interface TestOptions {
  firestore: FirestoreKind | 'both' | undefined
  /** All of them without. */
  part: Part | undefined
  /** Only tests of files that changed since this commit, or that import such a file. */
  changed: string | undefined
  /** Only tests whose title contains this. */
  title: string | undefined
  /** Only test files whose path contains this. */
  filters: string[]
}

/** Parses the flags of `npm start` and `npm run dev`. */
export function startOptions(args: string[]): StartOptions {
  const flags = 'the only flag is --firestore=official or --firestore=embedded'
  const options = { ...firestoreFlag, dev: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseFlags({ args, allowPositionals: true, options }, flags)
  if (positionals[0]) throw new UserError(`Unknown word "${positionals[0]}": ${flags}.`)
  return { dev: values.dev, firestore: firestoreKind(values.firestore) }
}

/** Parses the arguments of `npm test`: a part, files, and flags; without any all tests run. */
export function testOptions(args: string[]): TestOptions {
  const flags = 'the flags are --changed, --changed=COMMIT, -t TITLE and --firestore=both'
  const options = {
    ...firestoreFlag,
    changed: { type: 'string' },
    title: { type: 'string', short: 't' },
  } as const
  const since = args.map((word) => (word === '--changed' ? '--changed=HEAD' : word))
  const { values, positionals } = parseFlags(
    { args: since, allowPositionals: true, options },
    flags,
  )
  const part = parts.find((name) => name === positionals[0])
  const { firestore, changed, title } = values
  return {
    firestore: firestore === 'both' ? 'both' : firestoreKind(firestore),
    part,
    changed,
    title,
    filters: part ? positionals.slice(1) : positionals,
  }
}

const firestoreFlag = { firestore: { type: 'string' } } as const

/** Parses the value of `--firestore`. */
export function firestoreKind(value: string | undefined): FirestoreKind | undefined {
  if (!value) return undefined
  if (value === 'official' || value === 'embedded') return value
  throw new UserError(
    `No Firestore "${value}": choose --firestore=official or --firestore=embedded.`,
  )
}
