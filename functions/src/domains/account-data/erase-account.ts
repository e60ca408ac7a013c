import type { Auth } from 'firebase-admin/auth'
import { type DocumentReference, FieldValue, type Timestamp } from 'firebase-admin/firestore'
import { info, error as logError } from 'firebase-functions/logger'
import { deletedActor } from '../../platform/events/deleted-actor.ts'
import type { EventLog } from '../../platform/events/event-log.ts'
import { changeOnce } from '../../platform/firestore/commit-once.ts'
import type { Erasure } from '../../platform/firestore/personal-data.ts'
import type { Actor } from '../../platform/http/access/caller.ts'
import { withTimeout } from '../../platform/http/concurrency/with-timeout.ts'
import { currentContext } from '../../platform/http/request/request-context.ts'
import { serviceUnavailable } from '../../platform/http/response/api-error.ts'
import { hasCode } from '../../platform/http/response/error-code.ts'
import type { UserStore } from '../users/user-store.ts'
import { eraseDocuments } from './collections.ts'

/** Requests that began before end within 25 s, and their last commit within a minute. */
const lateWritesMs = 2 * 60_000

/** A request waits this long for the steps after the first, one of which may wait for others at a product. */
const maxWaitMs = 5000

type Users = Pick<UserStore, 'roleOf' | 'setRole'>

/** A document of `erasures`, without personal data, lasts until no write can follow. Every step can be repeated. */
export class AccountErasure {
  readonly #events: EventLog
  readonly #auth: Auth
  readonly #users: Users

  constructor(events: EventLog, auth: Auth, users: Users) {
    this.#events = events
    this.#auth = auth
    this.#users = users
  }

  /**
   * Erases what is public and, until `stop` throws, the rest. Throws 409 for the last admin, and 503
   * with nothing changed if the request has waited too long to end in time.
   */
  async erase(by: Actor, stop?: () => Erasure['stop']): Promise<void> {
    const { uid, email, requestId } = by
    const isStaff = (await this.#users.roleOf(uid)) !== 'customer'
    assertTimeLeft()
    if (isStaff) await this.#users.setRole(email, 'customer', by).catch(ignoreMissing)
    await this.#begin(uid, requestId)
    // The deletion takes place now, and its owner cannot try again once the account is closed.
    const rest = this.#close(uid).then(() => this.#run(uid, stop?.()))
    await (stop ? withTimeout(maxWaitMs, rest, outOfTime) : rest).catch(logFailure)
  }

  /** Continues every deletion that is not over. Returns how many are over now. */
  async resume(): Promise<number> {
    const { docs } = await this.#events.db.collection('erasures').get()
    let done = 0
    for (const { id } of docs) {
      if (await this.#finish(id).catch(logFailure)) done += 1
    }
    return done
  }

  #record(uid: string): DocumentReference {
    return this.#events.db.doc(`erasures/${uid}`)
  }

  async #begin(uid: string, requestId: string): Promise<void> {
    const erasure = this.#record(uid)
    await this.#events.write(async (transaction, record) => {
      if ((await transaction.get(erasure)).exists) return
      transaction.create(erasure, { requestId, startedAt: FieldValue.serverTimestamp() })
      const by = { ...deletedActor(uid), requestId }
      const subject = `users/${by.uid}`
      record({ type: 'account-deleted', by, subject })
    })
  }

  /** From now on every write in the name of the account is refused. */
  async #close(uid: string): Promise<void> {
    await this.#auth.updateUser(uid, { disabled: true }).catch(ignoreMissing)
    await changeOnce(this.#events.db, async (transaction) => {
      transaction.update(this.#record(uid), { closedAt: FieldValue.serverTimestamp() })
    })
  }

  async #run(uid: string, stop?: Erasure['stop']): Promise<void> {
    const { requestId } = (await this.#record(uid).get()).data() ?? {}
    const identity = await this.#auth.getUser(uid).catch(ignoreMissing)
    const { emailVerified = false, email } = identity ?? {}
    const owner = { uid, email: emailVerified ? email?.toLowerCase() : undefined, emailVerified }
    const request = { owner, requestId: String(requestId), stop }
    await eraseDocuments({ ...request, events: this.#events })
    await this.#auth.deleteUser(uid).catch(ignoreMissing)
  }

  /** Returns whether the deletion is over: it has run once more after the last late write. */
  async #finish(uid: string): Promise<boolean> {
    const record = this.#record(uid)
    const snapshot = await record.get()
    const closedAt: Timestamp | undefined = snapshot.get('closedAt')
    if (!closedAt) await this.#close(uid)
    const ageMs = closedAt ? snapshot.readTime.toMillis() - closedAt.toMillis() : 0
    const isQuiet = ageMs > lateWritesMs
    await this.#run(uid)
    if (isQuiet) await record.delete()
    return isQuiet
  }
}

/** A third of its time is enough for every request that the instance can serve. */
function assertTimeLeft(): void {
  const { startedAt, deadline } = currentContext() ?? { startedAt: 0, deadline: Infinity }
  if (Date.now() - startedAt >= (deadline - startedAt) / 3) throw serviceUnavailable()
}

function ignoreMissing(error: unknown): undefined {
  if (!hasCode(error, 'auth/user-not-found', 'not-found')) throw error
}

const outOfTime = () => new DOMException('A step takes too long', 'TimeoutError')

function logFailure(error: unknown): undefined {
  // The request that has closed an account leaves the rest of a large one to the schedule.
  const isStopped = error instanceof DOMException && error.name === 'TimeoutError'
  const log = isStopped ? info : logError
  log('the deletion of an account goes on later', { error: String(error) })
}
