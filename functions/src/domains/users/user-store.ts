import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { LRUCache } from 'lru-cache'
import { PhoneNumber, type Role, type User } from '../../contract/accounts/user.ts'
import type { Page, PageQuery } from '../../contract/page.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { readStored } from '../../platform/firestore/stored-document.ts'
import { accountsOf } from '../../platform/http/accounts-of.ts'
import { conflict, forbidden, notFound } from '../../platform/http/api-error.ts'
import type { Actor, Caller } from '../../platform/http/caller.ts'
import { hasCode } from '../../platform/http/error-code.ts'
import { readPage } from '../../platform/paging/read-page.ts'
import { profileOf, StoredRole, stamps, userOf } from './stored-user.ts'

export type UserStore = ReturnType<typeof userStore>

/** How long a read accepts an admin's role that was read before. */
const staleRoleMs = 5000

/** Stores accounts and their roles, and updates the role claim in Firebase Auth. */
export function userStore(db: Firestore, auth: Auth) {
  const users = db.collection('users')
  const admins = new LRUCache<string, true>({ max: 1000, ttl: staleRoleMs, ttlResolution: 0 })

  return {
    /** The stored role, some seconds old with `allowStale`; the claim is a copy. */
    async roleOf(uid: string, allowStale = false): Promise<Role> {
      if (allowStale && admins.has(uid)) return 'admin'
      return seeRole(uid, async () => StoredRole.parse((await users.doc(uid).get()).get('role')))
    },

    /** Stores what has changed in the caller's account, and updates the role claim. One read. */
    async upsert(
      caller: Caller,
      phoneNumber?: string,
    ): Promise<{ role: Role; claimsUpdated: boolean }> {
      const facts = { ...profileOf(caller), ...(phoneNumber && { phoneNumber }) }
      const record = async (transaction: Transaction) => {
        const stored = await transaction.get(users.doc(caller.uid))
        const role = StoredRole.parse(stored.get('role'))
        const isChanged = Object.entries(facts).some(([key, value]) => stored.get(key) !== value)
        if (isChanged)
          transaction.set(stored.ref, { ...facts, role, ...stamps(stored) }, { merge: true })
        return role
      }
      const role = await seeRole(caller.uid, () => changeOnce(db, record))
      const claimsUpdated = role !== (caller.claimedRole ?? 'customer')
      if (claimsUpdated) await claimRole(caller.uid, role)
      return { role, claimsUpdated }
    },

    /** Deleted accounts are listed as customers. */
    async list(page: PageQuery, email?: string): Promise<Page<User>> {
      const query = email === undefined ? users : users.where('email', '==', email)
      return withoutDeletedAdmins(await readPage(query, 'createdAt', page, userOf))
    },

    /** One account with its phone number, for its owner; an empty page if it is not stored. */
    async findOwn(uid: string): Promise<Page<User>> {
      const snapshot = await users.doc(uid).get()
      const user = snapshot.exists && readStored(snapshot, userOf)
      if (!user) return { rows: [], next: undefined }
      const phoneNumber = PhoneNumber.safeParse(snapshot.get('phoneNumber')).data
      return { rows: [{ ...user, phoneNumber }], next: undefined }
    },

    /** `false` when it is one already. Throws 404 for an unknown email, 409 for a disabled account. */
    async makeAdmin(email: string, by: Actor): Promise<boolean> {
      const uid = await uidOfEnabled(email)
      const isNew = await changeOnce(db, async (transaction, event) => {
        const user = await transaction.get(users.doc(uid))
        if (isAdmin(user)) return false
        const role = 'admin'
        transaction.set(user.ref, { email, role, ...stamps(user) }, { merge: true })
        recordEvent(transaction, event, { type: 'admin-made', by, ...roleChange(user, role) })
        return true
      })
      await claimRole(uid, 'admin')
      return isNew
    },

    /** `false` when it was none. Throws 404, 403 if the caller is no admin any more, 409 for the last enabled admin. */
    async removeAdmin(email: string, by: Actor): Promise<boolean> {
      const { uid } = await accountOf(email)
      const wasAdmin = await changeOnce(db, async (transaction, event) => {
        const admin = await transaction.get(users.doc(uid))
        if (!isAdmin(admin)) return false
        if (uid === by.uid) await assertAnotherAdmin(transaction, uid)
        // The caller is enabled and stays an admin.
        else if (!isAdmin(await transaction.get(users.doc(by.uid)))) throw forbidden()
        const role = 'customer'
        transaction.update(admin.ref, { role, ...stamps(admin) })
        recordEvent(transaction, event, { type: 'admin-removed', by, ...roleChange(admin, role) })
        return true
      })
      admins.delete(uid)
      await claimRole(uid, 'customer')
      return wasAdmin
    },
  }

  async function seeRole(uid: string, readRole: () => Promise<Role>): Promise<Role> {
    const start = performance.now()
    const role = await readRole()
    if (role === 'admin') admins.set(uid, true, { start })
    else admins.delete(uid)
    return role
  }

  async function claimRole(uid: string, role: Role): Promise<void> {
    await auth.setCustomUserClaims(uid, role === 'admin' ? { role } : null)
  }

  /** A deleted account keeps its stored role, which has no effect. */
  async function withoutDeletedAdmins({ rows, next }: Page<User>): Promise<Page<User>> {
    const uids = rows.filter(({ role }) => role === 'admin').map(({ _id }) => _id)
    const accounts = await accountsOf(auth, uids)
    const shown = rows.map(
      (user): User => ({ ...user, role: accounts.has(user._id) ? user.role : 'customer' }),
    )
    return { rows: shown, next }
  }

  /** Throws 409 unless another admin has an account that can sign in. */
  async function assertAnotherAdmin(transaction: Transaction, uid: string): Promise<void> {
    const { docs } = await transaction.get(users.where('role', '==', 'admin'))
    const others = docs.map(({ id }) => id).filter((id) => id !== uid)
    const accounts = [...(await accountsOf(auth, others)).values()]
    if (accounts.some(({ disabled }) => !disabled)) return
    throw conflict('last-admin', 'This is the only admin. Make somebody else an admin first.')
  }

  async function accountOf(email: string): Promise<UserRecord> {
    try {
      return await auth.getUserByEmail(email)
    } catch (error) {
      throw hasCode(error, 'auth/user-not-found') ? notFound('user') : error
    }
  }

  async function uidOfEnabled(email: string): Promise<string> {
    const { uid, disabled } = await accountOf(email)
    if (!disabled) return uid
    throw conflict(
      'account-disabled',
      'This account is disabled. Enable it in the Firebase console, then make it an admin.',
    )
  }
}

const isAdmin = (user: DocumentSnapshot) => user.get('role') === 'admin'

const roleChange = (user: DocumentSnapshot, role: Role) => ({
  subject: user.ref.path,
  before: { role: StoredRole.parse(user.get('role')) },
  after: { role },
})
