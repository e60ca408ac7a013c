import { FieldValue } from 'firebase-admin/firestore'
import type { EventLog } from '../../platform/events/event-log.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { notFound } from '../../platform/http/response/api-error.ts'

/** The admin's list of reviews reads each of them. */
const maxBlockedUids = 500

export class BlockStore {
  readonly #events: EventLog

  constructor(events: EventLog) {
    this.#events = events
  }

  /** `false` when it is blocked already. Throws 404 for an account that is not stored, unless its email is given. */
  block({ uid, email }: { uid: string; email?: string }, by: Actor): Promise<boolean> {
    return this.#setBlocked(uid, true, by, email)
  }

  /** `false` when the account is not blocked. Throws 404. */
  unblock(uid: string, by: Actor): Promise<boolean> {
    return this.#setBlocked(uid, false, by)
  }

  async blockedUids(): Promise<string[]> {
    const blocked = this.#events.db.collection('users').where('blocked', '==', true)
    const { docs } = await blocked.select().limit(maxBlockedUids).get()
    return docs.map(({ id }) => id)
  }

  #setBlocked(uid: string, blocked: boolean, by: Actor, email?: string): Promise<boolean> {
    return this.#events.write(async (transaction, record) => {
      const user = await transaction.get(this.#events.db.doc(`users/${uid}`))
      if (!user.exists && !email) throw notFound('user')
      if ((user.get('blocked') === true) === blocked) return false
      const time = FieldValue.serverTimestamp()
      const initial = { email, role: 'customer', createdAt: time }
      const fields = { blocked: blocked || FieldValue.delete(), updatedAt: time }
      transaction.set(user.ref, { ...(!user.exists && initial), ...fields }, { merge: true })
      record({
        type: blocked ? 'user-blocked' : 'user-unblocked',
        by,
        subject: user.ref.path,
        before: { blocked: !blocked },
        after: { blocked },
      })
      return true
    })
  }
}
