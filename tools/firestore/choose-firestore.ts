import { UserError } from '../process/user-error.ts'
import { findOfficialFirestore, type OfficialFirestore } from './official-firestore.ts'

export type FirestoreChoice =
  | { kind: 'official'; official: OfficialFirestore }
  | { kind: 'embedded' }

/** `FIRESTORE_KIND`: `official`, `embedded` or for tests `both`; without it the official one if installed. */
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

export const officialMissing =
  'The official Firestore emulator needs Java 11 or newer and its jar: install both ' +
  '(`npx firebase setup:emulators:firestore` downloads the jar) or set FIRESTORE_KIND=embedded.'
