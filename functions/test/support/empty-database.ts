import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore'

/** An empty database on the Firestore of the tests, for tests that count or delete everything. */
export function emptyDatabase(): Firestore {
  // A project id has at most 30 characters.
  const projectId = `demo-${randomUUID().slice(0, 8)}`
  return initializeFirestore(initializeApp({ projectId }, projectId))
}
