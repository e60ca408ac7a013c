import { UserError } from '../process/user-error.ts'
import { findOfficialFirestore, type OfficialFirestore } from './official-firestore.ts'

export type FirestoreChoice =
  | { kind: 'official'; official: OfficialFirestore }
  | { kind: 'embedded' }

/**
 * The local Firestore that `FIRESTORE_KIND` names: `official`, `embedded`, or for tests `both`, which
 * begin with the official one. Without it Google's emulator, or the embedded one.
 */
export function chooseFirestore(
  kind = process.env.FIRESTORE_KIND,
  findOfficial: () => OfficialFirestore | undefined = findOfficialFirestore,
): FirestoreChoice {
  if (kind && !['official', 'embedded', 'both'].includes(kind)) {
    throw new UserError(`No Firestore "${kind}": FIRESTORE_KIND is official, embedded or both.`)
  }
  const official = kind === 'embedded' ? undefined : findOfficial()
  if (official) return { kind: 'official', official }
  if (kind && kind !== 'embedded') throw new UserError(officialMissing)
  return { kind: 'embedded' }
}

/** The instruction for a missing official emulator. */
export const officialMissing =
  'The official Firestore emulator needs Java 11 or newer and its jar: install both ' +
  '(`npx firebase setup:emulators:firestore` downloads the jar) or set FIRESTORE_KIND=embedded.'
