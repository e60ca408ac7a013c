import { chooseFirestore, type FirestoreChoice } from './choose-firestore.ts'

/** Whether the API and fault tests run on the official and on the embedded Firestore. */
export const isBoth = (): boolean => process.env.FIRESTORE_KIND === 'both'

/** The Firestore of the tests: the running one, unless a kind is selected, or a new one. */
export const testFirestore = (runningHost?: string): FirestoreChoice =>
  chooseFirestore(isBoth() ? 'official' : process.env.FIRESTORE_KIND, runningHost)

/** A new Firestore, for tests that empty or break it. */
export function newTestFirestore(): Exclude<FirestoreChoice, { kind: 'running' }> {
  const choice = testFirestore('')
  return choice.kind === 'running' ? { kind: 'embedded' } : choice
}
