import { UserError } from '../process/user-error.ts'
import { findOfficialFirestore, type OfficialFirestore } from './official-firestore.ts'

export type FirestoreChoice =
  | { kind: 'official'; official: OfficialFirestore }
  | { kind: 'embedded' }

/** The local Firestore of this kind; without a kind Google's emulator, or the embedded one. */
export function chooseFirestore(
  kind?: string,
  findOfficial: () => OfficialFirestore | undefined = findOfficialFirestore,
): FirestoreChoice {
  if (kind && kind !== 'official' && kind !== 'embedded') {
    throw new UserError(
      `No Firestore "${kind}": choose --firestore=official or --firestore=embedded.`,
    )
  }
  const official = kind === 'embedded' ? undefined : findOfficial()
  if (official) return { kind: 'official', official }
  if (kind === 'official') throw new UserError(officialMissing)
  return { kind: 'embedded' }
}

/** The instruction for a missing official emulator. */
export const officialMissing =
  'The official Firestore emulator needs Java 11 or newer and its jar: install both ' +
  '(`npx firebase setup:emulators:firestore` downloads the jar) or use --firestore=embedded.'

/** Whether the API and fault tests run on the official and on the embedded Firestore. */
export const isBoth = (): boolean => process.env.FIRESTORE_KIND === 'both'

/** The Firestore of the tests. */
export const testFirestore = (): FirestoreChoice =>
  chooseFirestore(isBoth() ? 'official' : process.env.FIRESTORE_KIND)
