import { isDeepStrictEqual } from 'node:util'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { CollectionReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { PhoneNumber, type Role, type User } from '../../contract/accounts/user.ts'
import type { Recipient } from '../../contract/orders/recipient.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { readStored } from '../../platform/firestore/stored-document.ts'
import { findAccounts } from '../../platform/http/access/accounts.ts'
import type { Actor, Caller } from '../../platform/http/access/caller.ts'
import {
  conflict,
  forbidden,
  notFound,
  preconditionFailed,
} from '../../platform/http/response/api-error.ts'
import { hasCode } from '../../platform/http/response/error-code.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import {
  accountPrefixes,
  addressesOf,
  profileOf,
  StoredRole,
  timestamps,
  userOf,
} from './stored-user.ts'

export class UserStore {
  readonly #auth: Auth
  readonly #events: EventLog
  readonly #users: CollectionReference

  constructor(events: EventLog, auth: Auth) {
    this.#auth = auth
    this.#events = events
    this.#users = events.db.collection('users')
  }

  /** The stored role; the claim is a copy. */
  async roleOf(uid: string): Promise<Role> {
    return StoredRole.parse((await this.#users.doc(uid).get()).get('role'))
  }

  /** Stores what has changed in the caller's account, and updates the role claim. One read. */
  async upsert(caller: Caller, phoneNumber?: string) {
    const profile = { ...profileOf(caller), ...(phoneNumber && { phoneNumber }) }
    const role = await changeOnce(this.#events.db, async (transaction) => {
      const stored = await transaction.get(this.#users.doc(caller.uid))
      const role = StoredRole.parse(stored.get('role'))
      const isChanged = Object.entries(profile).some(([key, value]) => stored.get(key) !== value)
      if (isChanged || !stored.get('buyerPrefixes')) {
        const buyerPrefixes = accountPrefixes({ ...stored.data(), ...profile })
        const fields = { ...profile, role, buyerPrefixes, ...timestamps(stored) }
        transaction.set(stored.ref, fields, { merge: true })
      }
      return role
    })
    const claimsUpdated = role !== (caller.claimedRole ?? 'customer')
    if (claimsUpdated) await this.#setClaim(caller.uid, role)
    return { role, claimsUpdated }
  }

  /** Deleted accounts are listed as customers. */
  async list(page: PageQuery, email?: string): Promise<Page<User>> {
    const query = email === undefined ? this.#users : this.#users.where('email', '==', email)
    const { rows, next } = await readPage(query, 'createdAt', page, userOf)
    return { rows: await withCurrentRoles(this.#auth, rows), next }
  }

  /** One account with its phone number, for its owner; an empty page if it is not stored. */
  async findOwn(uid: string): Promise<Page<User>> {
    const snapshot = await this.#users.doc(uid).get()
    const user = snapshot.exists && readStored(snapshot, userOf)
    if (!user) return { rows: [], next: undefined }
    const phoneNumber = PhoneNumber.safeParse(snapshot.get('phoneNumber')).data
    return { rows: [{ ...user, phoneNumber }], next: undefined }
  }

  async addresses(uid: string) {
    return addressesOf(await this.#users.doc(uid).get())
  }

  /** Throws 412 if they were changed after `revision`. */
  writeAddresses(addresses: Recipient[], revision: number, caller: Caller) {
    return changeOnce(this.#events.db, async (transaction) => {
      const stored = await transaction.get(this.#users.doc(caller.uid))
      const now = addressesOf(stored)
      // Such as a repetition after a lost response.
      if (isDeepStrictEqual(now.addresses, addresses))
        return { modifiedCount: 0, revision: now.revision }
      if (now.revision !== revision)
        throw preconditionFailed('Your addresses were changed meanwhile', now)
      const profile = { ...profileOf(caller), role: StoredRole.parse(stored.get('role')) }
      const changed = { ...profile, addresses, addressRevision: revision + 1 }
      const buyerPrefixes = accountPrefixes({ ...stored.data(), ...changed })
      const fields = { ...changed, buyerPrefixes, ...timestamps(stored) }
      transaction.set(stored.ref, fields, { merge: true })
      return { modifiedCount: 1, revision: revision + 1 }
    })
  }

  /**
   * `false` when it is its role already. Throws 404 for an unknown email, 409 for the last enabled admin and, unless it
   * becomes a customer, a disabled account or an email that is not verified, and 403 if the caller is no admin any more.
   */
  async setRole(email: string, role: Role, by: Actor, mayBeUnverified = false): Promise<boolean> {
    const { uid, disabled, emailVerified } = await this.#findAccount(email)
    if (role !== 'customer' && disabled) throw accountDisabled()
    if (role !== 'customer' && !emailVerified && !mayBeUnverified) throw emailNotVerified()
    const isNew = await this.#events.write(async (transaction, record) => {
      const user = await transaction.get(this.#users.doc(uid))
      const before = StoredRole.parse(user.get('role'))
      if (before === role) return false
      if (before === 'admin' && uid === by.uid) await this.#assertAnotherAdmin(transaction, uid)
      // The caller is enabled and stays an admin.
      else if (before === 'admin' && !isAdmin(await transaction.get(this.#users.doc(by.uid)))) {
        throw forbidden()
      }
      transaction.set(user.ref, { email, role, ...timestamps(user) }, { merge: true })
      const type = roleEvent(before, role)
      record({ type, by, subject: user.ref.path, before: { role: before }, after: { role } })
      return true
    })
    await this.#setClaim(uid, role)
    return isNew
  }

  async #setClaim(uid: string, role: Role): Promise<void> {
    await this.#auth.setCustomUserClaims(uid, role === 'customer' ? null : { role })
  }

  async #assertAnotherAdmin(transaction: Transaction, uid: string): Promise<void> {
    const { docs } = await transaction.get(this.#users.where('role', '==', 'admin'))
    const others = docs.map(({ id }) => id).filter((id) => id !== uid)
    const accounts = [...(await findAccounts(this.#auth, others)).values()]
    if (accounts.some(({ disabled }) => !disabled)) return
    throw conflict('last-admin', 'This is the only admin. Make somebody else an admin first.')
  }

  async #findAccount(email: string): Promise<UserRecord> {
    try {
      return await this.#auth.getUserByEmail(email)
    } catch (error) {
      throw hasCode(error, 'auth/user-not-found') ? notFound('user') : error
    }
  }
}

/** Staff whose account was deleted outside of the shop are shown as customers. */
export async function withCurrentRoles<Row extends User>(auth: Auth, rows: Row[]): Promise<Row[]> {
  const uids = rows.filter(({ role }) => role !== 'customer').map(({ _id }) => _id)
  const accounts = await findAccounts(auth, uids)
  return rows.map((row) => ({ ...row, role: accounts.has(row._id) ? row.role : 'customer' }))
}

const isAdmin = (user: DocumentSnapshot) => user.get('role') === 'admin'

const accountDisabled = () =>
  conflict(
    'account-disabled',
    'This account is disabled. Enable it in the Firebase console, then give it a role.',
  )

const emailNotVerified = () =>
  conflict(
    'email-not-verified',
    'This email is not verified, so the account may be of another person. Its owner can open the link in the mail of the signup.',
  )

function roleEvent(before: Role, after: Role) {
  if (after === 'admin') return 'admin-made'
  return before === 'admin' && after === 'customer' ? 'admin-removed' : 'role-changed'
}
