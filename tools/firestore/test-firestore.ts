import { firestoreKind } from '../process/options.ts'
import { chooseFirestore, type FirestoreChoice } from './choose-firestore.ts'
import { findOfficialFirestore } from './official-firestore.ts'

/** Whether the API and fault tests run on the official and on the embedded Firestore. */
export const isBoth = (): boolean => process.env.FIRESTORE_KIND === 'both'

/** The Firestore of the tests: the running one, unless a kind is selected, or a new one. */
export const testFirestore = (): FirestoreChoice => choose(process.env.FIRESTORE_EMULATOR_HOST)

/** A new Firestore, for tests that empty or break it. */
export function newTestFirestore(): Exclude<FirestoreChoice, { kind: 'running' }> {
  const choice = choose(undefined)
  return choice.kind === 'running' ? { kind: 'embedded' } : choice
}

function choose(running: string | undefined): FirestoreChoice {
  const forced = isBoth() ? 'official' : firestoreKind(process.env.FIRESTORE_KIND)
  return chooseFirestore(forced, running, findOfficialFirestore)
}
