import { readFile } from 'node:fs/promises'
import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type FirestoreError,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

setLogLevel('silent')

const shop = await initializeTestEnvironment({
  projectId: 'demo-tech-house-rules',
  firestore: { rules: await readFile('firestore.rules', 'utf8') },
})
afterAll(() => shop.cleanup())

const owner = { uid: 'owner', email: 'owner@example.com' }
const stored = { uid: owner.uid, email: owner.email, role: 'customer', quantity: 1 }

const people: Record<string, RulesTestContext> = {
  'a visitor': shop.unauthenticatedContext(),
  'a customer': shop.authenticatedContext('someone', { email: 'someone@example.com' }),
  'the owner': shop.authenticatedContext(owner.uid, { email: owner.email }),
  'an admin': shop.authenticatedContext('boss', { email: 'boss@example.com', role: 'admin' }),
}
const documents = [
  'products/owner',
  'orders/owner',
  'users/owner',
  'reviews/owner',
  'newsletter/owner',
  'events/owner',
  'images/owner',
  'uploads/owner',
  'mail/owner',
  'stockAlerts/owner',
  'invented/owner',
  'users/owner/nested/owner',
]
const deeds: Record<string, (stored: DocumentReference) => Promise<unknown>> = {
  get: (document) => getDoc(document),
  list: (document) => getDocs(document.parent),
  create: (document) => setDoc(doc(document.parent, 'new'), stored),
  update: (document) => updateDoc(document, { role: 'admin' }),
  delete: (document) => deleteDoc(document),
}

beforeAll(() =>
  shop.withSecurityRulesDisabled(async (server) => {
    for (const path of documents) await setDoc(doc(server.firestore(), path), stored)
  }),
)

describe.each(Object.entries(people))('%s', (_who, person) => {
  const firestore = person.firestore()

  describe.each(documents)('at %s', (path) => {
    test.each(Object.entries(deeds))('may not %s [API-23]', async (_deed, act) => {
      expect(await refusal(act(doc(firestore, path)))).toBe('permission-denied')
    })
  })
})

test('the server is not bound by the rules and sees every document unchanged [API-23]', () =>
  shop.withSecurityRulesDisabled(async (server) => {
    const firestore = server.firestore()
    for (const path of documents) {
      const found = await getDocs(collection(firestore, parentOf(path)))
      expect(found.docs.map((document) => document.data())).toEqual([stored])
    }
  }))

const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => 'allowed',
    (error: FirestoreError) => error.code,
  )

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
