import type { FirestoreKind } from '../process/options.ts'
import { UserError } from '../process/user-error.ts'
import type { OfficialFirestore } from './official-firestore.ts'

export type FirestoreChoice =
  | { kind: 'running'; host: string }
  | { kind: 'official'; official: OfficialFirestore }
  | { kind: 'embedded' }

/** The first available Firestore: a running one, Google's emulator, or the embedded one. */
export function chooseFirestore(
  forced: FirestoreKind | undefined,
  runningHost: string | undefined,
  findOfficial: () => OfficialFirestore | undefined,
): FirestoreChoice {
  if (forced === 'embedded') return { kind: 'embedded' }
  if (!forced && runningHost) return { kind: 'running', host: runningHost }
  const official = findOfficial()
  if (official) return { kind: 'official', official }
  if (forced === 'official') throw new UserError(officialMissing)
  return { kind: 'embedded' }
}

/** The instruction for a missing official emulator. */
export const officialMissing =
  'The official Firestore emulator needs Java 11 or newer and its jar: install both ' +
  '(`npx firebase setup:emulators:firestore` downloads the jar) or use --firestore=embedded.'
