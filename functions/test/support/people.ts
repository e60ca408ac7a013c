import { randomUUID } from 'node:crypto'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { RoleName } from '../../src/contract/accounts/role.ts'
import { UserStore } from '../../src/domains/users/user-store.ts'
import { EventLog } from '../../src/platform/events/event-log.ts'
import type { Caller } from '../../src/platform/http/access/caller.ts'

const app = initializeApp({ projectId: 'demo-tech-house' })
export const auth = getAuth(app)
export const db = getFirestore(app)
export const events = new EventLog(db)

/** A signed-in account of the Auth emulator. */
export interface Person {
  uid: string
  email: string
  name: string
  token: string
}

/** This person as the sender of a request. */
export const callerOf = (person: Person, overrides: Partial<Caller> = {}): Caller => ({
  ...person,
  photo: undefined,
  emailVerified: false,
  signedInAt: Date.now(),
  isActive: async () => true,
  may: async (access) => access === 'signed-in',
  claimedRole: undefined,
  requestId: 'test',
  ...overrides,
})

/** The actor of changes that a test makes itself. */
export const tester = { uid: 'tester', email: 'tester@example.com', requestId: 'test' }

export async function aCustomer(
  name = 'Alice Example',
  email = `${randomUUID()}@example.com`,
): Promise<Person> {
  const { uid } = await auth.createUser({ email, password, displayName: name })
  return { uid, email, name, token: await signIn(email) }
}

/** A customer whose email is verified, as it must be for a role of staff. */
export async function aVerifiedCustomer(): Promise<Person> {
  const person = await aCustomer()
  await auth.updateUser(person.uid, { emailVerified: true })
  return person
}

export async function anAdmin(): Promise<Person> {
  const person = await aCustomer('Ada Admin')
  await new UserStore(events, auth).setRole(person.email, 'admin', tester, true)
  return { ...person, token: await signIn(person.email) }
}

/** An account with this role in its document and its token. */
export async function aPersonOf(role: RoleName): Promise<Person> {
  const person = await aCustomer()
  await db.doc(`users/${person.uid}`).set({ email: person.email, role })
  await auth.setCustomUserClaims(person.uid, { role })
  return { ...person, token: await signIn(person.email) }
}

const password = 'techhouse'

/** A new ID token of the account. */
export async function signIn(email: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password, returnSecureToken: true })
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The Auth emulator refuses a login: ${await response.text()}`)
  // The Auth emulator's response to this action.
  return ((await response.json()) as { idToken: string }).idToken
}
