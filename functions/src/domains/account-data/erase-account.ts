import type { Auth } from 'firebase-admin/auth'
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore'
import { info, error as logError } from 'firebase-functions/logger'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import { recordEvent } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import { hasCode } from '../../platform/http/error-code.ts'
import type { UserStore } from '../users/user-store.ts'
import { type AfterErasure, eraseDocuments, type Stop } from './erase-documents.ts'

/** Requests that began before end within 25 s, and their last commit within a minute. */
const lateWritesMs = 2 * 60_000

interface Account {
  uid: string
  email: string
}

interface Options extends AfterErasure {
  users: Pick<UserStore, 'roleOf' | 'removeAdmin'>
}

export type AccountErasure = ReturnType<typeof accountErasure>

/** A document of `erasures`, without personal data, lasts until no write can follow. Every step can be repeated. */
export function accountErasure(db: Firestore, auth: Auth, { users, ...after }: Options) {
  const erasures = db.collection('erasures')

  return {
    /** Erases what is public and, until `stop` throws, the rest. Throws 409 for the last admin. */
    async erase({ uid, email }: Account, requestId: string, stop?: () => Stop): Promise<void> {
      if ((await users.roleOf(uid)) === 'admin') {
        await users.removeAdmin(email, { uid, email, requestId }).catch(ignoreMissing)
      }
      await begin(uid, requestId)
      await close(uid)
      // The account is closed, so its owner cannot try again.
      await run(uid, stop?.()).catch(logFailure)
    },

    /** Continues every deletion that is not over. Returns how many are over now. */
    async resume(): Promise<number> {
      const { docs } = await erasures.get()
      let done = 0
      for (const { id } of docs) {
        if (await finish(id).catch(logFailure)) done += 1
      }
      return done
    },
  }

  async function begin(uid: string, requestId: string): Promise<void> {
    const record = erasures.doc(uid)
    await changeOnce(db, async (transaction, event) => {
      if ((await transaction.get(record)).exists) return
      transaction.create(record, { requestId, startedAt: FieldValue.serverTimestamp() })
      const by = { ...deletedActor(uid), requestId }
      const subject = `users/${by.uid}`
      recordEvent(transaction, event, { type: 'account-deleted', by, subject })
    })
  }

  /** From now on every write in the name of the account is refused. */
  async function close(uid: string): Promise<void> {
    await auth.updateUser(uid, { disabled: true }).catch(ignoreMissing)
    await changeOnce(db, async (transaction) => {
      transaction.update(erasures.doc(uid), { closedAt: FieldValue.serverTimestamp() })
    })
  }

  async function run(uid: string, stop?: Stop): Promise<void> {
    const { requestId } = (await erasures.doc(uid).get()).data() ?? {}
    const identity = await auth.getUser(uid).catch(ignoreMissing)
    const verifiedEmail = identity?.emailVerified ? identity.email?.toLowerCase() : undefined
    const account = { uid, verifiedEmail, requestId: String(requestId) }
    await eraseDocuments(db, account, after, stop)
    await auth.deleteUser(uid).catch(ignoreMissing)
  }

  /** Returns whether the deletion is over: it has run once more after the last late write. */
  async function finish(uid: string): Promise<boolean> {
    const record = erasures.doc(uid)
    let snapshot = await record.get()
    if (!snapshot.get('closedAt')) {
      await close(uid)
      snapshot = await record.get()
    }
    const closedAt: Timestamp = snapshot.get('closedAt')
    const isQuiet = snapshot.readTime.toMillis() - closedAt.toMillis() > lateWritesMs
    await run(uid)
    if (isQuiet) await record.delete()
    return isQuiet
  }
}

/** The identity is deleted. */
function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, 'auth/user-not-found', 'not-found')) throw error
}

function logFailure(error: unknown): undefined {
  // The request that has closed an account leaves the rest of a large one to the schedule.
  const isStopped = error instanceof DOMException && error.name === 'TimeoutError'
  const log = isStopped ? info : logError
  log('the deletion of an account goes on later', { error: String(error) })
}
