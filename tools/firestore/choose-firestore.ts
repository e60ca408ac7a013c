import { UserError } from '../process/user-error.ts'
import { findOfficialFirestore, type OfficialFirestore } from './official-firestore.ts'

export type FirestoreChoice =
  | { kind: 'running'; host: string }
  | { kind: 'official'; official: OfficialFirestore }
  | { kind: 'embedded' }

/**
 * The Firestore of this kind, or without one the first available: a running one, Google's emulator,
 * or the embedded one.
 */
export function chooseFirestore(
  kind?: string,
  runningHost = process.env.FIRESTORE_EMULATOR_HOST,
  findOfficial: () => OfficialFirestore | undefined = findOfficialFirestore,
): FirestoreChoice {
  if (kind && kind !== 'official' && kind !== 'embedded') {
    throw new UserError(
      `No Firestore "${kind}": choose --firestore=official or --firestore=embedded.`,
    )
  }
  if (!kind && runningHost) return { kind: 'running', host: runningHost }
  const official = kind === 'embedded' ? undefined : findOfficial()
  if (official) return { kind: 'official', official }
  if (kind === 'official') throw new UserError(officialMissing)
  return { kind: 'embedded' }
}

/** The instruction for a missing official emulator. */
export const officialMissing =
  'The official Firestore emulator needs Java 11 or newer and its jar: install both ' +
  '(`npx firebase setup:emulators:firestore` downloads the jar) or use --firestore=embedded.'
