import { parseArgs } from 'node:util'
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
  firestore: FirestoreKind | undefined
  /** All of them without. */
  part: Part | undefined
  /** Only test files whose path contains this. */
  filters: string[]
}

/** Reads the flags of `npm start` and `npm run dev`. */
export function startOptions(args: string[]): StartOptions {
  const { values, positionals } = parse(args)
  if (positionals[0]) throw new UserError(`Unknown word "${positionals[0]}": ${flags}.`)
  return { dev: values.dev, firestore: firestoreKind(values.firestore) }
}

/** Reads the flags of `npm test`: nothing for everything, or a part and filters. */
export function testOptions(args: string[]): TestOptions {
  const { values, positionals } = parse(args)
  const [first, ...filters] = positionals
  const part = parts.find((name) => name === first)
  if (first && !part)
    throw new UserError(`No part "${first}" of the tests: choose ${parts.join(', ')}.`)
  return {
    firestore: firestoreKind(values.firestore),
    part,
    filters,
  }
}

const flags = 'the only flag is --firestore=official or --firestore=embedded'

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { firestore: { type: 'string' }, dev: { type: 'boolean', default: false } },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UserError(`${error.message.split('. ')[0]}: ${flags}.`)
  }
}

/** Reads which Firestore is forced. */
export function firestoreKind(value: string | undefined): FirestoreKind | undefined {
  if (value === undefined || value === 'official' || value === 'embedded') return value
  throw new UserError(`No Firestore "${value}": ${flags}.`)
}
