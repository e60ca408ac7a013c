import {
  type CollectionReference,
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { ifUnchanged } from '../firestore/grpc-codes.ts'

const minuteMs = 60_000

/** The last attempt comes 18 hours after the first. */
export const maxAttempts = 8

/** A mail that is older than this when it is due is out of date, so it is not sent any more. */
export const maxAgeMs = 24 * 60 * minuteMs

/** The pause after so many failed attempts: 1, 3, 9 … minutes. */
export const retryDelayMs = (attempts: number): number => minuteMs * 3 ** (attempts - 1)

/** A mail is deleted three months after its last attempt, by the policy in firestore.indexes.json. */
const keptMs = 90 * 24 * 3600_000

/** What is known of a mail before an attempt. Times in ms. */
export interface Progress {
  attempts: number
  /** When it was written, or an admin last asked to send it. */
  startedAt: number
}

/** The right to send a mail, which other senders respect until the lease expires. */
export interface Lease extends Progress {
  mail: QueryDocumentSnapshot
  takenAt: Timestamp
}

export type Outcome =
  | { state: 'SUCCESS'; info: { messageId: string; response: string } }
  | { state: 'RETRY'; error: string; sendAt: number }
  | { state: 'ERROR'; error: string }

/**
 * The queue in the outbox: the field `sendAt` is when a mail is due, and a lease moves it, so that one
 * sender takes a mail. A mail without it is sent or failed. `delivery` has the format of Firebase's
 * Trigger Email extension.
 */
export function mailQueue(mails: CollectionReference, now: () => number) {
  return {
    /** Due mails, the longest due first. One read when there are none. */
    async due(limit: number): Promise<QueryDocumentSnapshot[]> {
      const due = mails.where('sendAt', '<=', Timestamp.fromMillis(now())).orderBy('sendAt')
      return (await due.limit(limit).get()).docs
    },

    /** Takes a mail for so many ms; `undefined` when another sender has, or it is deleted. */
    async lease(mail: QueryDocumentSnapshot, leaseMs: number): Promise<Lease | undefined> {
      const { attempts, startedAt } = progressOf(mail)
      const expires = Timestamp.fromMillis(now() + leaseMs)
      const progress = { attempts: attempts + 1, startedAt }
      const delivery = { ...fields(progress), state: 'PROCESSING', leaseExpireTime: expires }
      const takenAt = await updateIf(mail, mail.updateTime, { delivery, sendAt: expires })
      return takenAt && { ...progress, mail, takenAt }
    },

    /** Stores the outcome, unless the lease has expired and another sender has the mail. */
    async finish({ mail, takenAt, ...progress }: Lease, outcome: Outcome): Promise<void> {
      await updateIf(mail, takenAt, ended(progress, outcome))
    },

    async refuse(mail: QueryDocumentSnapshot, error: string): Promise<void> {
      await updateIf(mail, mail.updateTime, ended(progressOf(mail), { state: 'ERROR', error }))
    },
  }

  function ended(progress: Progress, outcome: Outcome) {
    const { sendAt, ...result } = { sendAt: undefined, ...outcome }
    const delivery = { ...fields(progress), ...result, endTime: Timestamp.fromMillis(now()) }
    if (sendAt !== undefined) return { delivery, sendAt: Timestamp.fromMillis(sendAt) }
    const expireAt = Timestamp.fromMillis(now() + keptMs)
    return { delivery: { ...delivery, expireAt }, sendAt: FieldValue.delete() }
  }
}

/** The stored progress; a document edited by hand may lack fields. */
export function progressOf(mail: QueryDocumentSnapshot): Progress {
  const attempts: unknown = mail.get('delivery.attempts')
  const started: unknown = mail.get('delivery.startTime') ?? mail.get('createdAt')
  return {
    attempts: typeof attempts === 'number' ? attempts : 0,
    startedAt: started instanceof Timestamp ? started.toMillis() : mail.createTime.toMillis(),
  }
}

const fields = ({ attempts, startedAt }: Progress) => ({
  attempts,
  startTime: Timestamp.fromMillis(startedAt),
  endTime: null,
  leaseExpireTime: null,
  error: null,
  info: null,
})

/** Updates the mail if nobody has since this time, and returns the time of the update. */
async function updateIf(
  { ref }: QueryDocumentSnapshot,
  lastUpdateTime: Timestamp,
  change: Record<string, unknown>,
): Promise<Timestamp | undefined> {
  return (await ifUnchanged(ref.update(change, { lastUpdateTime })))?.writeTime
}
